/** Terms and privacy policy, as far as buying lottery fractions needs them. */
import { seller } from "#domain/seller";

interface LegalText {
  title: string;
  sections: readonly { title: string; text: string }[];
}

export const terms: LegalText = {
  title: "Términos y condiciones",
  sections: [
    {
      title: "Quién vende",
      text: `${seller.company}, NIT ${seller.nit}, ${seller.address}. Línea gratuita ${seller.phone}, ${seller.email}.`,
    },
    {
      title: "Solo mayores de 18 años",
      text: "Solo pueden comprar personas mayores de 18 años (Ley 643 de 2001, art. 4). La edad se verifica con la fecha de nacimiento completa antes de cada pago.",
    },
    {
      title: "Qué compras",
      text: "Cada fracción es una parte de un billete con número de cuatro cifras y serie de tres. El premio se paga en proporción a tus fracciones. Las fracciones se apartan al pagar y son tuyas cuando la pasarela aprueba el pago.",
    },
    {
      title: "Cierre de ventas",
      text: "Cada sorteo cierra a la hora que muestra su billete, según el reloj de la tienda. Un pago debe empezar al menos seis minutos antes del cierre.",
    },
    {
      title: "Sin derecho de retracto",
      text: "Por ser juegos de suerte y azar, estas compras no tienen derecho de retracto (Ley 1480 de 2011, art. 47, num. 5). Si un pago llega cuando las fracciones ya no están disponibles, te devolvemos el dinero por el mismo medio.",
    },
    {
      title: "Premios",
      text: "Los premios se reclaman dentro del año siguiente al sorteo. A los premios se les descuentan los impuestos de ley.",
    },
    {
      title: "Reclamos",
      text: `Escríbenos o llámanos; respondemos en máximo 15 días hábiles. También puedes acudir a la Superintendencia de Industria y Comercio.`,
    },
  ],
};

export const privacy: LegalText = {
  title: "Política de privacidad",
  sections: [
    {
      title: "Responsable",
      text: `${seller.company}, NIT ${seller.nit}, ${seller.address}, ${seller.email}.`,
    },
    {
      title: "Qué datos tratamos",
      text: "Documento, nombre, correo, celular, fecha de nacimiento y tus compras. La tienda usa una cookie de sesión, otra con la apariencia que escoges y otra con tu respuesta sobre la medición de uso, y guarda en tu navegador, cifrado, el carrito que armas sin iniciar sesión. Si pides un recordatorio de tiempo, guarda también cuánto llevas en la tienda, hasta que cierres la pestaña.",
    },
    {
      title: "Para qué",
      text: "Para venderte fracciones, comprobar que eres mayor de edad, entregarte comprobantes y cumplir la ley. No enviamos publicidad sin tu autorización.",
    },
    {
      title: "Con quién los compartimos",
      text: "Con la pasarela de pago que eliges, solo lo necesario para el pago, y con las autoridades cuando la ley lo ordena.",
    },
    {
      title: "Tus derechos",
      text: `Puedes conocer, actualizar, rectificar y pedir que borremos tus datos, y revocar tu autorización (Ley 1581 de 2012), en ${seller.email} o gratis en el ${seller.phone}.`,
    },
  ],
};
