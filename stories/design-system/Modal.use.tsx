/** How Modal is used. */
import { copy } from "#copy";
import { Button, Modal, Text } from "#ds";
import { Opens } from "../fixtures/Opens";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Una hoja sobre la página para algo corto que devuelve al mismo lugar: entrar a la cuenta, ver el plan de premios, elegir un número.",
  instead: [
    { when: "Si es una pregunta antes de borrar algo", use: "ConfirmModal" },
    { when: "Si hay una sola cosa que leer y aceptar", use: "AlertModal" },
    { when: "Si no interrumpe: algo salió bien", use: "ToastRegion" },
    { when: "Si el mensaje es de esta página y puede quedarse", use: "Notice" },
  ],
  anatomy: [
    { part: "Lo que lo abre", what: "Recibe el foco de vuelta al cerrar." },
    { part: "Título", what: "Obligatorio; es lo primero que se oye.", at: "[role='dialog'] h2" },
    {
      part: "Cerrar",
      what: "Siempre arriba a la derecha; falta solo en lo que termina por sí mismo.",
      at: "[role='dialog'] [aria-label='Cerrar']",
    },
    { part: "Cuerpo", what: "Se desplaza por dentro cuando no cabe.", at: "[role='dialog'] p" },
    { part: "Acciones", what: "Al pie y a la vista; una principal.", at: "[role='dialog'] > :last-child button" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Opens label="Abrir el plan">
            {(open) => (
              <Modal
                {...open}
                title={copy.plan.title("Lotería de Medellín")}
                closeLabel={copy.shell.close}
                footer={<Button>Jugar</Button>}
              >
                <Text>Valor de la fracción: $6.000</Text>
              </Modal>
            )}
          </Opens>
        ),
        why: "El plan se mira y se vuelve a la jugada, que sigue como estaba.",
      },
      bad: {
        show: (
          <Opens label="Abrir el aviso">
            {(open) => (
              <Modal {...open} title="Añadido" closeLabel={copy.shell.close} size="s">
                <Text>Tu número quedó en el carrito.</Text>
              </Modal>
            )}
          </Opens>
        ),
        why: "Interrumpe para dar una buena noticia: eso es un aviso pasajero.",
      },
    },
  ],
  words: [
    "El título nombra lo que hay adentro en dos a cuatro palabras, sin pregunta.",
    "Si se abrió por una razón, la primera línea la dice: «Inicia sesión para pagar $24.000.»",
  ],
  sentences: [copy.login.reason.needed(copy.login.reason.pay("$24.000")), copy.numberHelp.title],
  keys: "dialog",
  heard: "«Plan de premios, diálogo» y la razón si la hay. Lo de atrás no se puede recorrer.",
  changes: [
    { on: "2026-11-22", what: "Las acciones quedan a la vista mientras el cuerpo se desplaza." },
    { on: "2026-11-21", what: "Primera versión; lo que termina solo no lleva botón de cerrar." },
  ],
};
