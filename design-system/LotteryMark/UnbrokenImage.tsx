/** A decorative picture that goes away when it cannot be fetched: what stands behind it is seen then, or in its place. */
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";

/** Props of {@link UnbrokenImage}. */
export interface UnbrokenImageProps extends Pick<
  ComponentProps<"img">,
  "srcSet" | "sizes" | "width" | "height" | "loading" | "fetchPriority" | "className"
> {
  src: string;
  /** What takes its place; default nothing. */
  fallback?: ReactNode;
}

export const UnbrokenImage = ({ src, fallback = null, ...look }: UnbrokenImageProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before the page came alive.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  if (src === brokenSrc) return fallback;
  return <img ref={image} src={src} alt="" decoding="async" onError={() => setBrokenSrc(src)} {...look} />;
};
