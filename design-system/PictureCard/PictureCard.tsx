/** A card under a picture: an item of the news, something of a catalogue. */
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { useLink } from "../LinkProvider/LinkProvider";
import { Picture } from "../Picture/Picture";
import * as css from "./PictureCard.css";

/** Props of {@link PictureCard}. */
export interface PictureCardProps {
  /** Address of the picture; null shows the shop's mark. */
  src: string | null;
  /** Above the title: "18 de noviembre de 2026". */
  eyebrow?: string;
  /** Whether its picture is among the first things that are seen, and fetched at once and before scripts; default false. */
  isFirst?: boolean;
  /** Its heading. */
  title: string;
  /** Where it leads: the whole card is the link; default: nowhere. */
  href?: string;
  /** Default 3. */
  headingLevel?: HeadingLevel;
  /** What is said under the title. */
  children?: ReactNode;
}

/** One of several; lay them in a {@link Grid} or a {@link Carousel}. */
export const PictureCard = ({ src, isFirst, eyebrow, title, href, headingLevel = 3, children }: PictureCardProps) => {
  const Link = useLink();
  return (
    <article className={css.card}>
      <Picture src={src} isFramed={false} isFirst={isFirst} />
      <div className={css.words}>
        {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
        <div className={css.title}>
          <Heading level={headingLevel} size="inherit">
            {href === undefined ? (
              title
            ) : (
              <Link href={href} className={css.link}>
                {title}
              </Link>
            )}
          </Heading>
        </div>
        {children !== undefined && <div className={css.text}>{children}</div>}
      </div>
    </article>
  );
};
