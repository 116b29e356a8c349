/** The letters of an account. Of what its person wrote they hold the first name, which has no signs but letters (F-42). */
import { POLICIES_VERSION } from "#domain/account";
import { seller } from "#domain/seller";
import type { LinkRow } from "../store/accounts";
import type { NewMessage } from "../store/outbox";
import { dayText, givenName, instantText, letterMessage } from "./letter";

/** The first word alone: a name of many words could be a message to whoever reads the address. */
const firstName = (names: string): string => givenName(names.split(/[ _]/)[0]!);

const HELP = `Llámanos gratis al ${seller.phone} o escribe a ${seller.email}.`;

interface LinkLetter {
  names: string;
  link: Omit<LinkRow, "endedAt">;
  token: string;
  /** Of the shop, as its players see it. */
  origin: string;
}

const linkMessage = (kind: NewMessage["kind"], { tokenHash, email, userId, createdAt }: LinkLetter["link"]) => ({
  kind,
  key: `link ${tokenHash}`,
  recipient: email.toLowerCase(),
  userId,
  createdAt,
});

/** Asks who opened an account to confirm the address (REG-03). */
export const confirmAccount = ({ names, link, token, origin }: LinkLetter): NewMessage =>
  letterMessage(
    {
      subject: "Confirma tu correo para entrar a tu cuenta",
      preview: "Un toque y tu cuenta queda lista para jugar.",
      heading: `Hola, ${firstName(names)}`,
      lead: "Creaste una cuenta en Premio Mayor. Confirma que este correo es tuyo y podrás entrar, jugar y recibir tus billetes.",
      paragraphs: [
        {
          strong: "Hasta cuándo sirve",
          words: `El enlace vence el ${instantText(link.expiresAt)} y sirve una sola vez.`,
        },
        {
          strong: "Si no fuiste tú",
          words: "No hagas nada: sin confirmar, la cuenta no se puede usar y se borra sola en 30 días.",
        },
      ],
      action: { label: "Confirmar mi correo", href: `${origin}/confirmar-cuenta/${token}` },
      facts: [{ name: "Políticas aceptadas", value: `Versión del ${dayText(POLICIES_VERSION)}` }],
      reason: "Recibes este correo porque alguien creó una cuenta con esta dirección; no es publicidad.",
    },
    linkMessage("confirm", link),
  );

/** Asks who changed the address of an account to confirm the new one. */
export const confirmEmail = ({ names, link, token, origin }: LinkLetter): NewMessage =>
  letterMessage(
    {
      subject: "Confirma tu nuevo correo",
      preview: "Cuando lo confirmes, aquí llegarán tus billetes.",
      heading: `Hola, ${firstName(names)}`,
      lead: "Pediste que este sea el correo de tu cuenta. Confírmalo y desde ahora tus billetes y avisos llegarán aquí.",
      paragraphs: [
        {
          strong: "Hasta cuándo sirve",
          words: `El enlace vence el ${instantText(link.expiresAt)} y sirve una sola vez.`,
        },
        { strong: "Si no fuiste tú", words: `No abras el enlace. ${HELP}` },
      ],
      action: { label: "Confirmar mi correo", href: `${origin}/confirmar-cuenta/${token}` },
      reason: "Recibes este correo porque se pidió usarlo en una cuenta; no es publicidad.",
    },
    linkMessage("email-link", link),
  );

/** Carries the link with which a password is chosen anew (REG-05). */
export const passwordLink = ({ names, link, token, origin }: LinkLetter): NewMessage =>
  letterMessage(
    {
      subject: "Elige una contraseña nueva",
      preview: "El enlace vence en una hora.",
      heading: `Hola, ${firstName(names)}`,
      lead: "Pediste recuperar tu contraseña. Con este enlace eliges una nueva; la de ahora sigue sirviendo hasta que lo hagas.",
      paragraphs: [
        {
          strong: "Hasta cuándo sirve",
          words: `El enlace vence el ${instantText(link.expiresAt)} y sirve una sola vez.`,
        },
        {
          strong: "Si no fuiste tú",
          words: `No hagas nada: tu contraseña no cambia. Si se repite, ${HELP.toLowerCase()}`,
        },
      ],
      action: { label: "Elegir contraseña", href: `${origin}/recuperar-contrasena/${token}` },
      reason: "Recibes este correo porque se pidió recuperar la contraseña de tu cuenta; no es publicidad.",
    },
    linkMessage("password-link", link),
  );

interface Owner {
  id: number;
  names: string;
  email: string | null;
}

interface Told {
  /** Instant of what is told, ISO. */
  now: string;
  /** Of the shop, as its players see it. */
  origin: string;
}

/** Tells the owner of an account that somebody tried to open another one with their document. */
export const accountExists = ({ id, names, email }: Owner, { now, origin }: Told): NewMessage =>
  letterMessage(
    {
      subject: "Ya tienes una cuenta en Premio Mayor",
      preview: "Alguien intentó crear otra con tu documento.",
      heading: `Hola, ${firstName(names)}`,
      lead: "Alguien intentó crear una cuenta con tu documento. Ya tienes una, así que no se creó otra.",
      paragraphs: [
        {
          strong: "Si fuiste tú",
          words: "Entra con tu documento y tu contraseña. Si la olvidaste, pide un enlace al entrar.",
        },
        { strong: "Si no fuiste tú", words: "No hagas nada: tu cuenta y tu contraseña no cambiaron." },
      ],
      action: { label: "Ir a Premio Mayor", href: `${origin}/` },
      reason: "Recibes este correo porque tu documento ya tiene una cuenta; no es publicidad.",
    },
    { kind: "account-exists", key: `exists ${id} ${now}`, recipient: email!.toLowerCase(), userId: id, createdAt: now },
  );

/** Tells the owner that the password was changed and the other sessions were ended. */
export const passwordChanged = ({ id, names, email }: Owner, { now, origin }: Told): NewMessage =>
  letterMessage(
    {
      subject: "Tu contraseña cambió",
      preview: "Cerramos las demás sesiones de tu cuenta.",
      heading: `Hola, ${firstName(names)}`,
      lead: `La contraseña de tu cuenta cambió el ${instantText(now)} Cerramos las demás sesiones abiertas.`,
      paragraphs: [{ strong: "Si no fuiste tú", words: `Recupera tu contraseña ya, y cuéntanos. ${HELP}` }],
      action: { label: "Ir a mi cuenta", href: `${origin}/mi-cuenta/datos` },
      reason: "Recibes este correo por la seguridad de tu cuenta; no es publicidad.",
    },
    {
      kind: "password-changed",
      key: `password ${id} ${now}`,
      recipient: email!.toLowerCase(),
      userId: id,
      createdAt: now,
    },
  );

/** Tells the old address of an account that it is not the account's any more. */
export const emailChanged = ({ id, names, email }: Owner, { now, origin }: Told): NewMessage =>
  letterMessage(
    {
      subject: "El correo de tu cuenta cambió",
      preview: "Tus billetes llegarán a otra dirección.",
      heading: `Hola, ${firstName(names)}`,
      lead: `El ${instantText(now)} se confirmó otro correo para tu cuenta. A este ya no llegarán tus billetes ni tus avisos.`,
      paragraphs: [{ strong: "Si no fuiste tú", words: `Avísanos de inmediato. ${HELP}` }],
      action: { label: "Ir a mi cuenta", href: `${origin}/mi-cuenta/datos` },
      reason: "Recibes este correo por la seguridad de tu cuenta; no es publicidad.",
    },
    { kind: "email-changed", key: `email ${id} ${now}`, recipient: email!.toLowerCase(), userId: id, createdAt: now },
  );

/** Says goodbye: what was erased, and what the law has kept. */
export const deletedAccount = ({ id, names, email }: Owner, { now, origin }: Told): NewMessage =>
  letterMessage(
    {
      subject: "Tu cuenta fue eliminada",
      preview: "Qué se borró y qué debemos conservar.",
      heading: `Adiós, ${firstName(names)}`,
      lead: `Eliminamos tu cuenta el ${instantText(now)} No se puede reactivar ni recuperar sus datos.`,
      paragraphs: [
        {
          strong: "Qué borramos",
          words:
            "Tu correo, celular, dirección, fechas, contraseña, número favorito, carrito y el texto de los mensajes que te enviamos.",
        },
        {
          strong: "Qué conservamos",
          words:
            "Tus compras con tu nombre y documento, durante diez años: son el soporte de la venta y de los premios que te correspondan.",
        },
        { strong: "Si tienes billetes por jugar", words: `Siguen valiendo: reclama con tu documento. ${HELP}` },
      ],
      action: { label: "Ver resultados", href: `${origin}/resultados` },
      reason: "Recibes este último correo porque eliminaste tu cuenta; no es publicidad.",
    },
    { kind: "account-deleted", key: `deleted ${id}`, recipient: email!.toLowerCase(), createdAt: now },
  );
