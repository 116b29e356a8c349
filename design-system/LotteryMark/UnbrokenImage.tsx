/** A decorative picture that goes away when it cannot be fetched: what stands behind it is seen then. */
import { useEffect, useRef, useState, type ComponentProps } from "react";

/** Props of {@link UnbrokenImage}. */
export interface UnbrokenImageProps extends Pick<ComponentProps<"img">, "width" | "height" | "loading" | "className"> {
  src: string;
}

export const UnbrokenImage = ({ src, ...look }: UnbrokenImageProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before the page came alive.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  if (src === brokenSrc) return null;
  return <img ref={image} src={src} alt="" decoding="async" onError={() => setBrokenSrc(src)} {...look} />;
};
