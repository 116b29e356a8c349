/** The widths of the shop's own pictures of slides, which `npm run heroes` has drawn. */

const OWN = /^(\/assets\/portada\/.+)-1120\.webp$/;

/** A slide's picture; the shop's own with its narrow sister, another one as it is. */
export function heroPicture(src: string): { src: string; srcSet?: string } {
  const [, name] = OWN.exec(src) ?? [];
  return name === undefined ? { src } : { src, srcSet: `${name}-640.webp 640w, ${src} 1120w` };
}
