import { cleanDrawing } from "./drawing.ts";

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const drawn = (inside: string, more = "") => cleanDrawing(`<svg ${xmlns} ${more}>${inside}</svg>`).drawing;

it("writes a drawing anew as it was", () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0L9 9" fill="url(#a)" stroke="red"></path><text x="1">ọ̀rọ̀ &amp; àwo</text>';
  expect(drawn(inside, 'viewBox="0 0 9 9"')).toBe(`<svg ${xmlns} viewBox="0 0 9 9">${inside}</svg>`);
});

it("says as attributes what a style says of the looks", () => {
  expect(drawn('<rect style="fill: #c0f; stroke-width:2; background:url(//evil.example/x)"/>')).toBe(
    `<svg ${xmlns}><rect fill="#c0f" stroke-width="2"></rect></svg>`,
  );
});

it.each([
  ["a script", "<script>alert(1)</script><script href='//evil.example/x.js'/>"],
  ["a handler", '<rect onload="alert(1)" onclick="alert(1)" ONMOUSEOVER="alert(1)"/>'],
  [
    "a page",
    "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><img src=x onerror='alert(1)'/></body></foreignObject>",
  ],
  ["an address", '<a href="javascript:alert(1)"><text>alert</text></a>'],
  ["an address in another name space", '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:alert(1)"/>'],
  ["a picture of elsewhere", '<image href="https://evil.example/a.png"/>'],
  ["a part of another file", '<use href="https://evil.example/a.svg#a"/><use href="data:image/svg+xml,%3Csvg/%3E#a"/>'],
  [
    "a paint of another file",
    "<rect fill=\"url(https://evil.example/a.svg#a)\" stroke='url(&quot;//evil.example&quot;)'/>",
  ],
  ["a paint in disguise", '<rect fill="u\\72l(//evil.example)" style="fill:\\75rl(//evil.example)"/>'],
  ["a style sheet that reaches out", "<style>rect { fill: url(//evil.example) }</style><rect/>"],
  [
    "an animation",
    '<rect><animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload"/></rect>',
  ],
  ["an element by another prefix", `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`],
  ["an element of another name space", '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>'],
  ["what is hidden in a text", "<text><![CDATA[<script>alert(1)</script>]]></text>"],
  ["what is hidden in a comment", "<!-- --><!--><script>alert(1)</script>-->"],
])("keeps nothing of %s", (_, inside) => {
  const written = drawn(inside) ?? "";
  expect(written).not.toMatch(
    /<script|\son\w+=|evil|javascript|<a[\s>]|foreignObject|<image|<style|<animate|<set|data:/i,
  );
});

it("draws a part again, but no part that draws others again", () => {
  const chain = '<g id="a"><path id="p" d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#a"/>';
  expect(drawn(chain)?.match(/<use/g)).toHaveLength(1);
});

it.each([
  ["no drawing", "<html><body/></html>"],
  ["text", "a,b"],
  ["nothing", ""],
  ["what breaks off", `<svg ${xmlns}><path>`],
  ["a name space that is not SVG's", "<svg><path/></svg>"],
  [
    "an entity that doubles",
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${xmlns}><text>&b;</text></svg>`,
  ],
  [
    "an entity that reads a file",
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${xmlns}><text>&a;</text></svg>`,
  ],
  ["too many elements", `<svg ${xmlns}>${"<path/>".repeat(20_001)}</svg>`],
])("refuses %s", (_, text) => {
  expect(cleanDrawing(text).drawing).toBeNull();
});

it("writes what a style sheet says at each element, weightiest last, wherever the sheet stands", () => {
  const sheet = "<style>/* Inkscape */ .a{fill:#00ff00} rect{fill:red;stroke:blue} #sun.a { opacity: .5 }</style>";
  const inside = '<rect class="a b" width="9"/><rect id="sun" class="a" fill="black" style="opacity:1"/>';
  for (const text of [`<defs>${sheet}</defs>${inside}`, `${inside}<defs>${sheet}</defs>`]) {
    expect(drawn(text)?.replace("<defs></defs>", "")).toBe(
      `<svg ${xmlns}><rect width="9" fill="#00ff00" stroke="blue"></rect><rect id="sun" fill="#00ff00" stroke="blue" opacity="1"></rect></svg>`,
    );
  }
});

it("reads a style sheet that is hidden from old readers", () => {
  expect(drawn("<style><![CDATA[.a{fill:red}]]></style><path class='a'/>")).toContain('<path fill="red">');
});

it.each([
  ["@media print { .a { fill: red } }", "@media"],
  ["@import '//evil.example/x.css';", "@import"],
  ["g > .a { fill: red }", "g > .a"],
  [".a:hover { fill: red }", ".a:hover"],
])("refuses the style %s rather than losing it without a word", (style, named) => {
  expect(cleanDrawing(`<svg ${xmlns}><style>${style}</style></svg>`).fault).toContain(`(“${named}”)`);
});

it("stops reading at its limits, however much follows", () => {
  const nested = `<svg ${xmlns}>${"<g>".repeat(200_000)}`;
  const started = process.cpuUsage();
  expect(cleanDrawing(nested).fault).toMatch(/more than 100 deep/);
  expect(cleanDrawing(`<svg ${xmlns}>${"<nothing:x>".repeat(200_000)}`).drawing).toBeNull();
  expect(
    cleanDrawing(`<svg ${xmlns}><path ${Array.from({ length: 50_000 }, (_, n) => `a${n}=""`).join(" ")}/>`).drawing,
  ).toBeNull();
  const { user } = process.cpuUsage(started);
  expect(user / 1000).toBeLessThan(2_000);
});
