/** A story in every theme at once. Each stands in a frame of its own, so that dialogs and media queries hold in it. */
import { themeNames } from "#ds";
import type { ThemeName } from "#ds";

/** Props of {@link SideBySide}. */
export interface SideBySideProps {
  /** The story's id, as in its address. */
  storyId: string;
  /** What is written above each theme. */
  titles: Readonly<Record<ThemeName, string>>;
  /** The toolbar's choice of movement, handed on. */
  motion: string;
}

/** Three frames, one beside the other where there is room. */
export const SideBySide = ({ storyId, titles, motion }: SideBySideProps) => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 360px), 1fr))", gap: 12 }}>
    {themeNames.map((theme) => (
      <figure key={theme} style={{ margin: 0, display: "grid", gap: 4 }}>
        <figcaption style={{ padding: "4px 8px", fontWeight: 600 }}>{titles[theme]}</figcaption>
        <iframe
          title={titles[theme]}
          src={`iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};motion:${motion}`}
          style={{ width: "100%", height: "calc(100vh - 60px)", border: 0 }}
        />
      </figure>
    ))}
  </div>
);
