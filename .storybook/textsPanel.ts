/** The panel "Textos": what the open story says, sentence by sentence; pressing one marks it in the story. */
import { createElement, Fragment, useEffect, useState } from "react";
import { AddonPanel } from "storybook/internal/components";
import { STORY_FINISHED, STORY_RENDERED } from "storybook/internal/core-events";
import { addons, types, useChannel, useGlobals, useStorybookApi } from "storybook/manager-api";
import { globalOf } from "../stories/textos/keys";
import { ASK_TEXTS, FOUND_TEXTS } from "./textsChannel";
import type { FoundText } from "./textsChannel";

const button = {
  font: "inherit",
  textAlign: "start",
  padding: "6px 8px",
  minHeight: 32,
  width: "100%",
  border: 0,
  borderRadius: 4,
  color: "inherit",
  cursor: "pointer",
} as const;

const Texts = () => {
  const [found, setFound] = useState<readonly FoundText[] | null>(null);
  const [{ texto }, updateGlobals] = useGlobals();
  const api = useStorybookApi();
  const ask = () => emit(ASK_TEXTS);
  const emit = useChannel({ [FOUND_TEXTS]: setFound, [STORY_RENDERED]: () => ask(), [STORY_FINISHED]: () => ask() });
  useEffect(() => {
    emit(ASK_TEXTS);
  }, [emit]);
  if (found === null) return createElement("p", { style: { padding: 16 } }, "Leyendo la historia…");
  if (found.length === 0)
    return createElement(
      "p",
      { style: { padding: 16 } },
      "Aquí no hay textos del catálogo: un componente se muestra con palabras de ejemplo.",
    );
  const screens = [...new Set(found.map(({ screen }) => screen))];
  return createElement(
    "div",
    { style: { padding: 16, fontSize: 14, lineHeight: 1.4, maxWidth: 860 } },
    createElement(
      "p",
      { style: { marginTop: 0 } },
      `${found.length} textos del catálogo en esta historia, como está ahora. Pulsa uno para marcarlo.`,
    ),
    ...screens.map((screen) =>
      createElement(
        "section",
        { key: screen },
        createElement("h3", { style: { fontSize: 13, fontWeight: 700, margin: "14px 0 4px" } }, screen),
        createElement(
          "ul",
          { style: { listStyle: "none", margin: 0, padding: 0 } },
          ...found
            .filter((text) => text.screen === screen)
            .map(({ key, sentence }) => {
              const isMarked = texto === globalOf(key);
              return createElement(
                "li",
                { key, style: { display: "flex", gap: 8, alignItems: "baseline" } },
                createElement(
                  "button",
                  {
                    type: "button",
                    "aria-pressed": isMarked,
                    title: key,
                    style: {
                      ...button,
                      background: isMarked ? "#fff0cf" : "transparent",
                      ...(isMarked && { color: "#15233f" }),
                    },
                    onClick: () => updateGlobals({ texto: isMarked ? "" : globalOf(key) }),
                  },
                  sentence,
                ),
                createElement(
                  "button",
                  {
                    type: "button",
                    "aria-label": `Ver en el catálogo: ${sentence}`,
                    style: {
                      ...button,
                      width: "auto",
                      whiteSpace: "nowrap",
                      textDecoration: "underline",
                      background: "transparent",
                    },
                    onClick: () => {
                      updateGlobals({ texto: globalOf(key) });
                      api.selectStory("textos-catálogo--default");
                    },
                  },
                  "En el catálogo",
                ),
              );
            }),
        ),
      ),
    ),
  );
};

addons.register("premio-mayor/textos", () => {
  addons.add("premio-mayor/textos/panel", {
    type: types.PANEL,
    title: "Textos",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active }) =>
      createElement(AddonPanel, { active: active ?? false, children: createElement(active ? Texts : Fragment) }),
  });
});
