/** People, orders and prizes of the start. Every password is "Segura#2026". */
import { DAY, dayMonthYear, dayOf } from "./calendar";
import { drawnNumber, lotteries, pastDraws, type Lottery } from "./catalogue";
import { nextId, type Cart, type Payment, type Person, type Prize, type State } from "./state";

export const PASSWORD = "Segura#2026";

/** Document numbers of the people, all of type CC. */
export const people = {
  /** Has a balance, a favourite number, orders and prizes. */
  player: "52345918",
  /** May log in as a seller. */
  seller: "79456102",
  /** Has to update their data. */
  mustUpdate: "41782035",
  /** Has not declared to be an adult. */
  agePending: "39507824",
  /** Is 16 years old. */
  minor: "1019283",
  /** Has no birth date. */
  withoutBirthDate: "80174629",
  /** Has a balance of 0 and can delete the account. */
  withoutBalance: "63918240",
} as const;

function person(userId: number, usuario: string, nombres: string, primerApellido: string, email: string): Person {
  return {
    userId,
    tipoDocumento: "CC",
    usuario,
    nombres,
    primerApellido,
    segundoApellido: "GÓMEZ",
    email,
    celular: "3004827193",
    direccion: "Carrera 50 # 48-21, Medellín",
    contrasena: PASSWORD,
    fechaNacimiento: "14-05-1984",
    fechaExpedicionDocumento: "20-06-2002",
    genero: "Femenino",
    terminosYCondiciones: "S",
    tratamientoDeDatos: "S",
    mayoriaEdad: "Si",
    obligacionFiscal: "R-99-PN",
    saldo: 20_000,
    actualizarusuario: "N",
    isSeller: false,
    isActive: true,
    points: 0,
    favourite: null,
  };
}

const medellin = lotteries.find(({ abreviatura }) => abreviatura === "MEDE") as Lottery;
const bogota = lotteries.find(({ abreviatura }) => abreviatura === "BOGO") as Lottery;

function oldOrder(state: State, now: number, daysAgo: number, isApproved: boolean): Cart {
  const id = nextId(state);
  const [draw] = pastDraws(medellin, now - daysAgo * DAY);
  const payment: Payment = {
    gateway: "PLACETOPAY",
    requestId: 40_000 + id,
    status: isApproved ? "APPROVED" : "REJECTED",
    startedAt: now - daysAgo * DAY,
    total: 12_000,
    currency: "COP",
    description: "Compra de lotería",
    ip: "190.85.10.20",
    couponName: "",
    totalBefore: 12_000,
    discount: 0,
    numTransaccion: `20260${id}`,
    returnUrl: "",
  };
  const line = {
    id: `line-${id}`,
    ideProducto: medellin.ideLoteria,
    ideLoteria: medellin.ideLoteria,
    abreviatura: medellin.abreviatura,
    sigla: medellin.abreviatura,
    sorteo: draw?.sorteo ?? 0,
    numero: "4827",
    serie: "145",
    fracciones: 2,
    total: 12_000,
    cartVal: 12_000,
  };
  return {
    id,
    user: people.player,
    userId: "1001",
    state: isApproved ? "APPROVED" : "REJECTED",
    reference: `REF${100_000 + id}`,
    order: [],
    updatedAt: payment.startedAt,
    lotteries: [line],
    recharges: [],
    payment,
  };
}

type PrizeStart = Pick<Prize, "vlrGanado" | "desEstado" | "esPagoWeb" | "ideEstado"> & { fecSorteo?: string };

function prizesOf(now: number): Prize[] {
  const starts: PrizeStart[] = [
    { vlrGanado: 60_000, desEstado: "por pagar", esPagoWeb: null, ideEstado: "10" },
    { vlrGanado: 30_000, desEstado: "por pagar", esPagoWeb: null, ideEstado: "10" },
    // Too much for a claim by the player: more than 2 UVT.
    { vlrGanado: 900_000, desEstado: "por pagar", esPagoWeb: null, ideEstado: "10" },
    // Too early: claims are for draws from 2024-01-05.
    { vlrGanado: 45_000, desEstado: "por pagar", esPagoWeb: null, ideEstado: "10", fecSorteo: "04-01-2024" },
    { vlrGanado: 75_000, desEstado: "pagado", esPagoWeb: "S", ideEstado: "28" },
    { vlrGanado: 50_000, desEstado: "pagado", esPagoWeb: null, ideEstado: "28" },
  ];
  return starts.map(({ fecSorteo, ...start }, index) => {
    const lottery = index % 2 === 0 ? medellin : bogota;
    const draw = pastDraws(lottery, now)[index] ?? pastDraws(lottery, now)[0];
    const { numero, serie } = draw ? drawnNumber(draw) : { numero: "4827", serie: "145" };
    return {
      ...start,
      userId: 1001,
      ideLoteria: lottery.ideLoteria,
      sorteo: draw?.sorteo ?? 0,
      fecSorteo: fecSorteo ?? dayMonthYear(draw?.day ?? dayOf(now)),
      numero,
      serieBillete: serie,
      fecPago: start.desEstado === "pagado" ? dayMonthYear(dayOf(now - 2 * DAY)) : null,
      colilla: `COL${7001 + index}`,
      numTransaccion: `90210${index}`,
      isMasked: index % 2 === 0,
      isPaidToWallet: start.desEstado === "pagado",
    };
  });
}

export function seededState(now: number): State {
  const state: State = {
    people: [
      {
        ...person(1001, people.player, "MARTA LUCÍA", "ROJAS", "marta.rojas@correo.example"),
        saldo: 85_000,
        points: 120,
        favourite: { idLoteria: medellin.ideLoteria, numeroFrecuente: "4827", numeroSerie: "145" },
      },
      { ...person(1002, people.seller, "JAIRO", "PATIÑO", "jairo.patino@correo.example"), isSeller: true },
      { ...person(1003, people.mustUpdate, "NELLY", "CASTRO", "nelly.castro@correo.example"), actualizarusuario: "S" },
      { ...person(1004, people.agePending, "LINA", "MEJÍA", "lina.mejia@correo.example"), mayoriaEdad: "Pendiente" },
      {
        ...person(1005, people.minor, "DANIEL", "OSPINA", "daniel.ospina@correo.example"),
        fechaNacimiento: `14-05-${Number(dayOf(now).slice(0, 4)) - 16}`,
      },
      {
        ...person(1006, people.withoutBirthDate, "ÓSCAR", "VÉLEZ", "oscar.velez@correo.example"),
        fechaNacimiento: "",
      },
      { ...person(1007, people.withoutBalance, "ROSA ELENA", "DÍAZ", "rosa.diaz@correo.example"), saldo: 0 },
    ],
    tokens: new Map(),
    carts: [],
    prizes: prizesOf(now),
    messages: [],
    pqrs: [],
    ratings: [],
    claims: [],
    settings: new Map([
      ["HABILITA_PAGOS_PAYVALIDA", "S"],
      // Empty counts as S.
      ["HABILITA_PAGOS_PLACETOPAY", ""],
      ["CONTROLAR_PAGO_PREMIO", "S"],
    ]),
    lastId: 500,
  };
  state.carts.push(oldOrder(state, now, 20, true), oldOrder(state, now, 9, false));
  return state;
}
