/** What RichText lets through: the text, and nothing that acts. */
import fc from "fast-check";
import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RichText } from "#ds/RichText/RichText.tsx";
import { safeText } from "#domain/safeText";
import type { RichTextProps } from "#ds/RichText/RichText.tsx";

const draw = (html: string, props: Partial<RichTextProps> = {}): string =>
  renderToStaticMarkup(<RichText content={safeText(html)} tableLabel="Tabla" {...props} />);

/** The markup without the looks of the house, to compare what stands in it. */
const plain = (html: string, props?: Partial<RichTextProps>): string =>
  draw(html, props).replace(/ class="[^"]*"/g, "");

type Nodes = ReturnType<typeof fromHtmlIsomorphic>["children"];

interface Found {
  tag: string;
  depth: number;
  attributes: readonly [string, string][];
}

/** The elements that a browser makes of a text, each with its depth, in the order of the text. */
const elementsOf = (nodes: Nodes, depth = 0): Found[] =>
  nodes.flatMap((node) =>
    node.type !== "element"
      ? []
      : [
          {
            tag: node.tagName,
            depth,
            attributes: Object.entries(node.properties).map(
              ([name, value]) => [name.toLowerCase(), String(value)] as const,
            ),
          } as Found,
          ...elementsOf(node.children as Nodes, depth + 1),
        ],
  );

const parse = (html: string) => elementsOf(fromHtmlIsomorphic(html, { fragment: true }).children);

const KNOWN_TAGS = new Set(
  (
    "div p br hr blockquote figure figcaption ul ol li h1 h2 h3 h4 h5 h6 strong b em i u s sub sup a img " +
    "table caption thead tbody tfoot tr th td"
  ).split(" "),
);
const KNOWN_ATTRIBUTES = new Set(
  "classname href target rel src alt width height loading decoding start scope colspan rowspan role arialabel tabindex".split(
    " ",
  ),
);
const HARMLESS_ADDRESS = { href: /^(https?|mailto|tel):$/, src: /^https:$/ };

/** Fails when the markup, read as a browser reads it, holds anything but the parts of a text. */
const expectHarmless = (markup: string) => {
  for (const { tag, attributes } of parse(markup)) {
    expect(KNOWN_TAGS, tag).toContain(tag);
    for (const [name, value] of attributes) {
      expect(KNOWN_ATTRIBUTES, name).toContain(name);
      if (name !== "href" && name !== "src") continue;
      expect(new URL(value, "https://premiomayor.example").protocol, value).toMatch(HARMLESS_ADDRESS[name]);
    }
  }
  expect(markup).not.toMatch(/<script|<iframe|<svg|<style/i);
};

const attacks: [title: string, html: string][] = [
  ["a script", "Hola<script>alert(1)</script>"],
  ["a script in capitals, never closed", "Hola<SCRIPT SRC=https://malo.example/x.js>"],
  ["a script broken in two", "Hola<scr<script>ipt>alert(1)</scr</script>ipt>"],
  ["an event of a picture", 'Hola<img src="x" onerror="alert(1)">'],
  ["an event without quotes or spaces", "Hola<img/src=x/onerror=alert(1)>"],
  ["an event after a broken quote", 'Hola<img """><b onmouseover=alert(1)>x</b>'],
  ["an event of a paragraph", '<p onclick="alert(1)" onfocus="alert(1)" tabindex="0" autofocus>Hola</p>'],
  ["javascript:", '<a href="javascript:alert(1)">Hola</a>'],
  ["javascript: in mixed case", '<a href="JaVaScRiPt:alert(1)">Hola</a>'],
  ["javascript: with a tab", '<a href="java\tscript:alert(1)">Hola</a>'],
  ["javascript: with a line break", '<a href="java\nscript:alert(1)">Hola</a>'],
  ["javascript: with entities", '<a href="&#106;&#x61;vascript&colon;alert(1)">Hola</a>'],
  ["javascript: with an entity of a tab", '<a href="jav&#x09;ascript:alert(1)">Hola</a>'],
  ["javascript: after a control character", '<a href="\u0001javascript:alert(1)">Hola</a>'],
  ["javascript: after a space", '<a href=" javascript:alert(1)">Hola</a>'],
  ["vbscript:", '<a href="vbscript:msgbox(1)">Hola</a>'],
  ["a data: link", '<a href="data:text/html,<script>alert(1)</script>">Hola</a>'],
  ["a data: picture", 'Hola<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ["a picture from javascript:", 'Hola<img src="javascript:alert(1)">'],
  ["a picture over http", 'Hola<img src="http://malo.example/p.png">'],
  ["an onload of svg", "Hola<svg onload=alert(1)>"],
  ["a link in svg", 'Hola<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ["a script in svg", "Hola<svg><script>alert(1)</script></svg>"],
  ["an expression in a style", '<p style="width: expression(alert(1)); background: url(javascript:alert(1))">Hola</p>'],
  ["a style sheet", "Hola<style>@import 'https://malo.example/x.css';</style>"],
  ["a frame", 'Hola<iframe src="https://malo.example" srcdoc="<script>alert(1)</script>"></iframe>'],
  ["an object", 'Hola<object data="javascript:alert(1)"></object><embed src="https://malo.example/x.swf">'],
  ["a refresh", 'Hola<meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
  ["another base", 'Hola<base href="https://malo.example/"><a href="/pagar">x</a>'],
  ["a sheet", 'Hola<link rel="stylesheet" href="https://malo.example/x.css">'],
  [
    "the action of a form",
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">Hola</button></form>',
  ],
  ["a field", 'Hola<input autofocus onfocus="alert(1)"><textarea onfocus="alert(1)" autofocus></textarea>'],
  ["a template", "Hola<template><script>alert(1)</script><img src=x onerror=alert(1)></template>"],
  ["a shadow root", 'Hola<div><template shadowrootmode="open"><script>alert(1)</script></template></div>'],
  ["a noscript", 'Hola<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  [
    "a text that changes when read twice",
    'Hola<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ["foreign content that ends early", 'Hola<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ["a comment that ends early", "Hola<!--><img src=x onerror=alert(1)>-->"],
  ["a title that ends early", 'Hola<title><a title="</title><img src=x onerror=alert(1)>">'],
  ["a name that hides the page's own", 'Hola<a id="location" name="cookie" href="/x">x</a><img name="body">'],
  ["a class of the house", '<p class="pm-modal" id="root" role="dialog" aria-label="x" data-x="1">Hola</p>'],
  ["a dialog", "Hola<dialog open><button popovertarget=x>x</button></dialog>"],
  [
    "an animation",
    "Hola<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg><marquee onstart=alert(1)>x</marquee>",
  ],
  ["a video", "Hola<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>"],
];

describe("[INFO-05] all HTML from the backend is sanitised before it is shown", () => {
  test.each(attacks)("%s does nothing, and the text stays", (_title, html) => {
    const markup = draw(html);
    expect(markup).toContain("Hola");
    expectHarmless(markup);
    expect(markup).not.toMatch(/expression|malo\.example/);
  });

  /** Pieces that attackers put together, so that the machine tries more than letters. */
  const piece = fc.oneof(
    fc.constantFrom(
      ..."p div a b i ul ol li table tbody tr td th caption h1 h2 h3 svg math mtext style script template form button marquee img br"
        .split(" ")
        .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
      '<a href="javascript:x">',
      '<a href="/x">',
      "<img src=/x.png onerror=x>",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      '"',
      "'",
      ">",
      "<",
      "&lt;",
      "&#x3c;",
      " onload=x",
    ),
    fc.string({ maxLength: 6 }),
  );
  const soup = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));

  test("whatever comes in, only parts of a text come out", () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ maxLength: 200 })), (html) => {
        expectHarmless(draw(html));
      }),
      { numRuns: 1500 },
    );
  });

  /** Tags that a browser moves about when one stands in another, some of which are taken off. */
  const nested = fc
    .array(
      fc.constantFrom(
        ..."p h2 h3 ul li table td a button marquee div".split(" ").flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
        '<a href="/x">',
        "x",
        "x",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));

  test("whatever comes in, a browser reads the server's HTML as the very tree that was meant", () => {
    fc.assert(
      fc.property(fc.oneof(nested, soup), (html) => {
        const markup = draw(html);
        const meant: string[] = [];
        let depth = 0;
        for (const [, slash, tag] of markup.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (slash) depth -= 1;
          else {
            meant.push(`${depth} ${tag}`);
            if (!["br", "hr", "img"].includes(tag!)) depth += 1;
          }
        }
        expect(parse(markup).map((found) => `${found.depth} ${found.tag}`)).toEqual(meant);
      }),
      { numRuns: 4000 },
    );
  });

  test("a text nested deeper than any honest one is no text", () => {
    expect(draw("<b>".repeat(50_000), { emptyMessage: "Data no disponible" })).toBe("Data no disponible");
  });
});

describe("what is kept", () => {
  test("paragraphs, emphasis, lists, quotes, lines", () => {
    const html =
      "<p>Uno <strong>dos</strong> <em>tres</em><br>cuatro</p><ul><li>a</li><li>b</li></ul><ol start='3'><li>c</li></ol>" +
      "<blockquote>d</blockquote><hr><p>H<sub>2</sub>O y m<sup>2</sup></p>";
    expect(plain(html)).toBe(
      `<div>${html.replace("<br>", "<br/>").replace("<hr>", "<hr/>").replace("'3'", '"3"')}</div>`,
    );
  });

  test("the highest headings take the level given, the lower ones follow without a gap", () => {
    expect(plain("<h1>A</h1><h3>B</h3><h6>C</h6><h3>D</h3>", { headingLevel: 3 })).toBe(
      "<div><h3>A</h3><h4>B</h4><h5>C</h5><h4>D</h4></div>",
    );
    expect(plain("<h4>A</h4>")).toBe("<div><h2>A</h2></div>");
  });

  test("a link inside stays plain; one to another site opens apart and tells it nothing", () => {
    expect(plain('<a href="/resultados?a=1#b">x</a>')).toBe('<div><a href="/resultados?a=1#b">x</a></div>');
    expect(plain('<a href="mailto:a@b.co">x</a><a href="tel:+571">y</a>')).toBe(
      '<div><a href="mailto:a@b.co">x</a><a href="tel:+571">y</a></div>',
    );
    for (const href of ["https://otra.example/", "http://otra.example/", "//otra.example/"])
      expect(plain(`<a href="${href}">x</a>`)).toBe(
        `<div><a href="${href}" target="_blank" rel="noopener noreferrer">x</a></div>`,
      );
  });

  test("a picture of this site or over https keeps its words and its room", () => {
    expect(plain('<img src="/p.png" alt="Mapa" width="300" height="200">')).toBe(
      '<div><img src="/p.png" alt="Mapa" width="300" height="200" loading="lazy" decoding="async"/></div>',
    );
    expect(plain('<img src="https://fotos.example/p.png">')).toContain('alt=""');
  });

  test("a table keeps its heads and cells, in a frame that is named by its caption", () => {
    const cells = '<tr><th scope="row">a</th><td colspan="2">b</td></tr>';
    expect(plain(`<table><caption>Premios</caption>\n<tbody>\n${cells}\n</tbody></table>`)).toBe(
      '<div><div role="region" aria-label="Premios" tabindex="0">' +
        `<table><caption>Premios</caption><tbody>${cells.replace("colspan", "colSpan")}</tbody></table></div></div>`,
    );
    expect(draw(`<table>${cells}</table>`)).toContain('aria-label="Tabla"');
  });

  test("the words of a part that is not kept stay; a part that cannot stand where it is becomes one that can", () => {
    expect(plain("<section><p>a</p></section><font color=red>b</font>")).toBe("<div><p>a</p>b</div>");
    expect(plain("<ul>a<ul><li>b</li></ul></ul>")).toBe("<div><ul><li>a</li><li><ul><li>b</li></ul></li></ul></div>");
    expect(plain("<p>a<button><div>b</div></button></p>")).toBe("<div><div>a<div>b</div></div></div>");
    expect(plain('<a href="/a">a<marquee><a href="/b">b</a></marquee></a>')).toBe('<div><a href="/a">ab</a></div>');
    expect(plain("<li>suelto</li>")).toBe("<div><div>suelto</div></div>");
  });

  test.each(["", "  \n", "<p> </p>", "<p>&nbsp;</p>", "<script>x</script>", "<ul></ul>", "<div><br></div>"])(
    "nothing to see in %j: the empty message",
    (html) => {
      expect(draw(html, { emptyMessage: "Data no disponible" })).toBe("Data no disponible");
      expect(draw(html)).toBe("");
    },
  );
});
