/** The route table. */
import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("screens/Home/Home.tsx"),
  route("loterias", "screens/Lotteries/Lotteries.tsx"),
  route("juego/:lotteryId/:drawNumber", "screens/Play/Play.tsx"),
  route("plan-premios/:lotteryId", "screens/PrizePlan/PrizePlan.tsx"),
  route("carrito", "screens/Cart/Cart.tsx"),
  route("confirmacion/:reference?", "screens/Confirmation/Confirmation.tsx"),
  route("mi-cuenta/:tab?", "screens/Account/Account.tsx"),
  route("terminos-y-condiciones", "screens/Legal/Legal.tsx", { id: "terms" }),
  route("politicas-privacidad", "screens/Legal/Legal.tsx", { id: "privacy" }),
  route("*", "screens/NotFound/NotFound.tsx"),
] satisfies RouteConfig;
