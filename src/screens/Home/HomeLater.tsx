/** The home's lower half: its HTML comes with the page, its code once somebody uses the page. */
import HomeNews from "./HomeNews";
import HomePrizes from "./HomePrizes";
import HomeResults from "./HomeResults";
import HomeWinner from "./HomeWinner";

export default function HomeLater() {
  return (
    <>
      <HomeResults />
      <HomeWinner />
      <HomeNews />
      <HomePrizes />
    </>
  );
}
