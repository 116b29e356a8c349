/** The players of the demo and the one password that opens them all. */
import { addDays } from "#domain/calendar";
import type { users } from "../store/schema";

export const DEMO_PASSWORD = "Suerte*2026";

type DemoUser = Omit<typeof users.$inferInsert, "passwordHash" | "createdAt"> & { purpose: string };

/** The demo's players as they stand on `today` (YYYY-MM-DD, Bogota). */
export function demoUsers(today: string): DemoUser[] {
  const adultTomorrow = addDays(today, 1);
  return [
    {
      documentType: "CC",
      documentNumber: "52847193",
      names: "MARTA LUCÍA",
      firstSurname: "RESTREPO",
      email: "marta.restrepo@ejemplo.co",
      mobile: "3004827193",
      birthDate: "1984-03-11",
      issueDate: "2002-03-14",
      address: "Carrera 43A # 1-50, Medellín",
      balancePesos: 45_000,
      favoriteNumber: "4827",
      favoriteSeries: "120",
      favoriteLotteryId: 10,
      purpose: "juega: número favorito, historial y premios",
    },
    {
      documentType: "CC",
      documentNumber: "80912475",
      names: "JAIRO",
      firstSurname: "CIFUENTES",
      email: "jairo.cifuentes@ejemplo.co",
      mobile: "3008091247",
      birthDate: "1979-08-02",
      issueDate: "1997-09-10",
      address: "Calle 10 # 5-21, Cali",
      balancePesos: 120_000,
      isSeller: true,
      purpose: "comercial",
    },
    {
      documentType: "CC",
      documentNumber: "41736258",
      names: "NELLY",
      firstSurname: "OSPINA",
      email: "nelly.ospina@ejemplo.co",
      mobile: "3004173625",
      birthDate: "1968-05-27",
      balancePesos: 8_000,
      mustUpdate: true,
      purpose: "debe actualizar sus datos",
    },
    {
      documentType: "CC",
      documentNumber: "71620394",
      names: "ÓSCAR",
      firstSurname: "PABÓN",
      email: "oscar.pabon@ejemplo.co",
      mobile: "3007162039",
      birthDate: null,
      balancePesos: 15_000,
      purpose: "sin fecha de nacimiento",
    },
    {
      documentType: "CC",
      documentNumber: "1029384756",
      names: "DANI",
      firstSurname: "ROJAS",
      email: "dani.rojas@ejemplo.co",
      mobile: "3001029384",
      birthDate: `${Number(adultTomorrow.slice(0, 4)) - 18}${adultTomorrow.slice(4)}`,
      purpose: "cumple 18 años mañana",
    },
    {
      documentType: "CC",
      documentNumber: "60517283",
      names: "LINA",
      firstSurname: "MEJÍA",
      email: "lina.mejia@ejemplo.co",
      mobile: "3006051728",
      birthDate: "1996-12-19",
      issueDate: "2015-01-20",
      address: "Calle 85 # 11-53, Bogotá",
      adultStatus: "Pendiente",
      purpose: "mayoría de edad pendiente",
    },
    {
      documentType: "CC",
      documentNumber: "39481726",
      names: "HERNÁN",
      firstSurname: "DUQUE",
      email: "hernan.duque@ejemplo.co",
      mobile: "3003948172",
      birthDate: "1955-01-30",
      issueDate: "1976-04-12",
      address: "Carrera 7 # 19-38, Pereira",
      purpose: "saldo en cero",
    },
  ];
}
