/** What stands beside every page and is not needed for its first view. */
import Connection from "./Connection";
import { FavoriteNews } from "./FavoriteNews";

export default function Late() {
  return (
    <>
      <Connection />
      <FavoriteNews />
    </>
  );
}
