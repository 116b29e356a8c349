/** Words of the sheet that helps to choose a number. Apart from the play screen's, which are needed first. */
import { figure } from "./format";

export const numberHelp = {
  title: "Elige un número",
  ways: "Formas de elegir",
  random: {
    tab: "Al azar",
    text: "Salieron al azar. Ninguno tiene más probabilidad que otro.",
    label: "Números al azar",
    again: "Otros números",
    loading: "Buscando números libres",
    none: "Los que salieron al azar ya están agotados. Pide otros números.",
  },
  free: {
    tab: "Libres",
    text: "Algunos de los números que todavía se pueden jugar en este sorteo.",
    label: "Números libres",
    wholeTickets: (count: number) =>
      count === 0 ? "Solo fracciones" : count === 1 ? "1 billete completo" : `${figure(count)} billetes completos`,
    loading: "Buscando números libres",
    none: "No encontramos números libres en este sorteo.",
    failed: "Ocurrió un error al momento de consultar los números disponibles",
  },
  drawn: {
    tab: "Estadísticas",
    chances: "No aumenta la probabilidad de ganar.",
    chancesText: "Cada sorteo es independiente: el bombo no recuerda lo que cayó antes.",
    counted: (draws: number) =>
      draws === 1
        ? "Veces que cayó cada número en el último sorteo de esta lotería, en el premio mayor y en los secos."
        : `Veces que cayó cada número en los últimos ${figure(draws)} sorteos de esta lotería, en el premio mayor y en los secos.`,
    countedSome: "Veces que cayó cada número en los sorteos de esta lotería.",
    most: "Más sorteados",
    least: "Menos sorteados",
    never: (count: number) => `${figure(count)} números no cayeron en ese tiempo; estos son algunos, tomados al azar.`,
    times: (count: number) => (count === 1 ? "1 vez" : `${figure(count)} veces`),
    table: "Ver como tabla",
    number: "Número",
    timesColumn: "Veces",
    loading: "Contando sorteos",
    none: "Todavía no hay sorteos de esta lotería para contar.",
    failed: "Ocurrió un error al momento de consultar los números más y menos sorteados",
  },
} as const;
