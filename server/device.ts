/** The browser and the system of a request in words, so that a person recognises their own sessions. */

/** In this order: browsers name those that they descend from. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;

const nameOf = (agent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** "Chrome en Android"; "" where a User-Agent header names neither browser nor system that is known. */
export function deviceOf(agent: string | undefined): string {
  const browser = nameOf(agent ?? "", BROWSERS);
  const system = nameOf(agent ?? "", SYSTEMS);
  return browser && system ? `${browser} en ${system}` : (browser ?? system ?? "");
}
