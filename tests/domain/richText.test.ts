/** From HTML of the editors to the tree that is sent to the browser. What may stand in it: tests/stories/richText.test.tsx. */
import { expect, test } from "vitest";
import { wordsOf, type RichNode } from "#domain/richText";
import { safeText } from "#domain/safeText";

test("the tree holds tags, the attributes that are read, and words; nothing empty is sent", () => {
  expect(safeText('<p class="x">Mira <a href="/resultados" id="y">los resultados</a><br></p>')).toEqual([
    {
      tag: "p",
      children: [
        "Mira ",
        { tag: "a", attributes: { href: "/resultados" }, children: ["los resultados"] },
        { tag: "br" },
      ],
    },
  ]);
  expect(safeText('<img src="https://a.example/b.png" alt="Foto" width="40">')).toEqual([
    { tag: "img", attributes: { src: "https://a.example/b.png", alt: "Foto", width: 40 } },
  ]);
});

const tag = (name: string, ...children: RichNode[]): RichNode => ({
  tag: name,
  ...(children.length > 0 && { children }),
});

/** What HTML lets an editor write, and a browser would read otherwise than React. */
test.each<[html: string, tree: RichNode[]]>([
  ["<p>a</p>", [tag("p", "a")]],
  ["<p>a</p><p> </p><h2> </h2><h3></h3><div></div>", [tag("p", "a"), tag("div")]],
  ["<p>a <b>b</b></p>", [tag("p", "a ", tag("b", "b"))]],
  ["<p>a<hr>b</p>", [tag("p", "a"), tag("hr"), "b"]],
  ["<h2>a<div><h3>b</h3></div></h2>", [tag("h2", "a", tag("div", "b"))]],
  ["<h2>a<div><h6>b</h6></div></h2>", [tag("h2", "a", tag("div", "b"))]],
  ["<div><h3>b</h3></div>", [tag("div", tag("h3", "b"))]],
  ["<th1>a</th1><p>b</p>", ["a", tag("p", "b")]],
  ["<ul> <li>a</li> <li>b</li> </ul>", [tag("ul", tag("li", "a"), tag("li", "b"))]],
  ["<ol>a<li>b</li></ol>", [tag("ol", tag("li", "a"), tag("li", "b"))]],
  ["<ol>a</ol>", [tag("ol", tag("li", "a"))]],
  ["<ol> </ol><ul></ul><p>a</p>", [tag("p", "a")]],
  ["<ol><li>a</li></ol><li>b</li>", [tag("ol", tag("li", "a")), tag("div", "b")]],
  ["<table></table><p>a</p>", [tag("p", "a")]],
  ["<table>\n<tr></tr>\n<tr><td>a</td></tr></table>", [tag("table", tag("tbody", tag("tr", tag("td", "a"))))]],
  ["<a>a</a>", ["a"]],
  ['<a href="https://[">a</a>', ["a"]],
  ['<a href="ftp://a.example">a</a>', ["a"]],
  [
    '<a href="/a">a<div><a href="/b">b</a></div></a>',
    [
      { tag: "a", attributes: { href: "/a" }, children: ["a"] },
      tag("div", { tag: "a", attributes: { href: "/b" }, children: ["b"] }),
    ],
  ],
  ['<p>a</p><img alt="b">', [tag("p", "a")]],
  ['<p>a</p><img src="https://[">', [tag("p", "a")]],
  ['<p>a</p><img src="http://a.example/b.png">', [tag("p", "a")]],
  ['<img src="/b.png">', [{ tag: "img", attributes: { src: "/b.png" } }]],
  ["<div><p> </p><br></div>", []],
  ["<!--a-->b", ["b"]],
])("%s is the tree %j", (html, tree) => {
  expect(safeText(html)).toEqual(tree);
});

test("a link to another site says that it opens apart, however it is disguised", () => {
  for (const href of ["https://a.example", "//a.example", "https:\\\\a.example"])
    expect(safeText(`<a href="${href}">ir</a>`)).toMatchObject([{ tag: "a", attributes: { target: "_blank" } }]);
  expect(safeText('<a href="/carrito">ir</a>')).toEqual([
    { tag: "a", attributes: { href: "/carrito" }, children: ["ir"] },
  ]);
});

test("the words of a text: no marks, one space between paragraphs, none within a line or at the ends", () => {
  expect(wordsOf(safeText("<h2> Sorteos</h2><p>de <b>hoy</b>,\n viernes </p>"))).toBe("Sorteos de hoy, viernes");
  expect(wordsOf([])).toBe("");
});
