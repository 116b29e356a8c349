/** What tells the owner of a prize that it is in their wallet: an SMS, and an e-mail to who has an address. */
import { pesosText } from "../pesos";
import type { NewMessage } from "../store/outbox";
import { walletKey, type PaidClaim } from "../store/claims";
import { dayText, givenName, letterMessage, shortLottery } from "./letter";
import { bogotaDay } from "#domain/bogota";

/** The messages of a paid claim. Their words come from the claim, never from who asked for it (fault case 42). */
export function claimMessages({
  owner,
  prize,
  claim,
  number,
  series,
  reference,
  origin,
  lotteryName,
  drawsAt,
}: PaidClaim): NewMessage[] {
  const pesos = pesosText(claim.amountPesos);
  const lottery = shortLottery(lotteryName);
  const key = walletKey(claim);
  const createdAt = claim.paidAt!;
  const sms: NewMessage = {
    kind: "claim",
    key: `claim sms ${key}`,
    channel: "sms",
    recipient: claim.mobile,
    subject: "",
    html: "",
    text: `Premio Mayor: cargamos ${pesos} a tu cuenta de OKI por tu premio de ${lottery}, sorteo ${prize.drawNumber}.`,
    createdAt,
    userId: owner.id,
  };
  if (!owner.email) return [sms];
  const email = letterMessage(
    {
      subject: `Cargamos ${pesos} a tu cuenta de OKI`,
      preview: `Tu premio de ${lottery} ya está en tu billetera.`,
      heading: `${givenName(owner.names)}, tu premio está en tu cuenta de OKI`,
      lead: `${pesos} por tu ${number} serie ${series}`,
      paragraphs: [
        {
          strong: "Si no fuiste tú",
          words: "Cambia tu contraseña y escríbenos desde PQRS con la referencia de la compra.",
        },
      ],
      action: { label: "Ver mis premios", href: `${origin}/mi-cuenta/pago-premios` },
      facts: [
        { name: prize.description, value: pesosText(prize.grossPesos) },
        { name: "Después de impuestos", value: pesos, isTotal: true },
        { name: lottery, value: `Sorteo ${prize.drawNumber} · ${dayText(bogotaDay(Date.parse(drawsAt)))}` },
        { name: "Billetera", value: `OKI ···${claim.mobile.slice(-4)}` },
        ...(claim.walletReference ? [{ name: "Recarga", value: claim.walletReference }] : []),
        { name: "Compra", value: reference },
      ],
      reason: "Recibes este correo porque cobraste un premio; no es publicidad.",
    },
    { kind: "claim", key: `claim ${key}`, recipient: owner.email, createdAt, userId: owner.id },
  );
  return [sms, email];
}
