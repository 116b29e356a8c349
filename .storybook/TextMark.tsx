/** Marks one sentence of the catalogue in the open story, and says how often it stands there. */
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { piecesOf, says, sentencesFor } from "../stories/textos/seen";
import * as css from "./TextMark.css";

const NAME = "texto";

/** Where the sentences stand: a place of the page for each text, and elements whose spoken name holds one. */
function placesOf(sentences: readonly string[]): { ranges: Range[]; spoken: Element[] } {
  const found = piecesOf(document.body).filter(({ text }) => sentences.some((sentence) => says(text, sentence)));
  const shown = found.filter(({ isAttribute }) => !isAttribute).map(({ element }) => element);
  // The smallest: what holds another place says the same only because of it.
  const smallest = [...new Set(shown)].filter(
    (element) => !shown.some((one) => one !== element && element.contains(one)),
  );
  return {
    ranges: smallest.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    }),
    spoken: found.filter(({ isAttribute }) => isAttribute).map(({ element }) => element),
  };
}

const counted = (shown: number, spoken: number): string => {
  if (shown > 0) return shown === 1 ? "Está aquí una vez." : `Está aquí ${shown} veces.`;
  if (spoken > 0) return "Aquí se oye, en el nombre del control marcado.";
  return "Ahora no está a la vista: se dice en otro momento de la historia, o en otro ancho.";
};

/** Props of {@link TextMark}. */
export interface TextMarkProps {
  /** The key of the sentence: "play.number.incomplete". */
  textKey: string;
}

/** Follows the page, and brings the first place into sight once. */
export default function TextMark({ textKey }: TextMarkProps) {
  const [places, setPlaces] = useState({ shown: 0, spoken: 0 });
  const sentences = sentencesFor(textKey);
  useEffect(() => {
    let asked = 0;
    let hasScrolled = false;
    let outlined: Element[] = [];
    const clear = () => {
      CSS.highlights.delete(NAME);
      outlined.forEach((element) => element.classList.remove(css.spoken));
      outlined = [];
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(mark);
    });
    function mark() {
      clear();
      const { ranges, spoken } = placesOf(sentencesFor(textKey));
      CSS.highlights.set(NAME, new Highlight(...ranges));
      outlined = ranges.length === 0 ? spoken : [];
      outlined.forEach((element) => element.classList.add(css.spoken));
      setPlaces((last) =>
        last.shown === ranges.length && last.spoken === spoken.length
          ? last
          : { shown: ranges.length, spoken: spoken.length },
      );
      // The marks themselves are no change of the page.
      observer.takeRecords();
      const first = ranges[0]?.startContainer ?? spoken[0];
      if (first === undefined || hasScrolled) return;
      hasScrolled = true;
      (first instanceof Element ? first : first.parentElement)?.scrollIntoView({ block: "center" });
    }
    // What hides and shows by an attribute counts too: a bar at the thumb, a fold.
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    mark();
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      clear();
    };
  }, [textKey]);
  return createPortal(
    <div className={css.strip} data-text-mark>
      <span role="status">
        <strong>«{sentences[0] ?? textKey}»</strong> {counted(places.shown, places.spoken)}
      </span>
      <button
        type="button"
        className={css.button}
        onClick={() => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { texto: "" } })}
      >
        Quitar la marca
      </button>
    </div>,
    document.body,
  );
}
