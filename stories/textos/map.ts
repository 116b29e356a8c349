/**
 * The map between texts and stories, as it was found: kept in seen.json by `npm run textos:renovar`, and held fresh by each run
 * of the stories.
 */
import { globalOf } from "./keys";
import kept from "./seen.json";

/** The windows of the story tests; what only a phone shows is kept apart. */
export type SeenWindow = "escritorio" | "telefono";

/** What is kept of a story: its place in the sidebar, and the keys that it says, divided by spaces. */
type Kept = readonly [place: string, keys: string];

interface SeenFile {
  /** Keys of the frame around most screens: kept once, and of no story. */
  common: string;
  /** By id; on a phone only what a desktop does not show. */
  escritorio: Readonly<Record<string, Kept>>;
  telefono: Readonly<Record<string, Kept>>;
}

/** A story in which a text is seen. */
export interface SeenIn {
  id: string;
  /** "Carrito · Con jugadas". */
  place: string;
  /** Whether only a phone shows it. */
  isOnPhone: boolean;
}

const file = kept as unknown as SeenFile;
const listed = (keys: string): string[] => keys.split(" ").filter(Boolean);

/** Keys that most screens say. */
export const commonKeys: ReadonlySet<string> = new Set(listed(file.common));

/** The name under which a story is kept: "Pantallas/Carrito" and "Vacío" make "Carrito · Vacío". */
export const placeOf = (title: string, name: string): string => `${title.split("/").slice(1).join(" / ")} · ${name}`;

/** What is kept of a story in a window; undefined for one that is not known. */
export const keptOf = (window: SeenWindow, id: string): { place: string; keys: string[] } | undefined => {
  const found = file[window][id];
  return found && { place: found[0], keys: listed(found[1]) };
};

/** Every story that is kept, by its id. */
export const keptStories: readonly string[] = Object.keys(file.escritorio);

const seen = new Map<string, SeenIn[]>();
for (const window of ["escritorio", "telefono"] as const)
  for (const [id, [place, keys]] of Object.entries(file[window]))
    for (const key of listed(keys))
      seen.set(key, [...(seen.get(key) ?? []), { id, place, isOnPhone: window === "telefono" }]);

/** Every key that some story says, or the frame. */
export const mappedKeys: readonly string[] = [...commonKeys, ...seen.keys()];

/** The stories that say a key, as listed in the sidebar; none for one of the frame, which most of them say. */
export const storiesWith = (key: string): readonly SeenIn[] => seen.get(key) ?? [];

/** What a story says, as its page lists it. */
export interface SaidIn {
  key: string;
  /** Whether only a phone shows it. */
  isOnPhone: boolean;
}

/** Every key that a story says, without the frame's: first what the fewest other stories say. */
export const saidIn = (id: string): SaidIn[] =>
  (["escritorio", "telefono"] as const)
    .flatMap((window) => (keptOf(window, id)?.keys ?? []).map((key) => ({ key, isOnPhone: window === "telefono" })))
    .filter(({ key }) => !commonKeys.has(key))
    .sort((one, other) => storiesWith(one.key).length - storiesWith(other.key).length);

/** Where a story is seen with a text marked, from any page of Storybook. */
export const markedAddress = (id: string, key: string): string =>
  `./?path=/story/${encodeURIComponent(id)}&globals=texto:${globalOf(key)}`;
