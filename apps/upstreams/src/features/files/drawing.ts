import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";

/** The media type of a drawing. */
export const drawingType = "image/svg+xml";

const svg = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";

/** What a drawing is made of. Anything else goes with all that is in it: scripts, style sheets, foreign pages, animations. */
const elements = new Set(
  "svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath use".split(
    " ",
  ),
);

/** What can also be said in a `style`, which is kept in no other way. */
const looks = new Set(
  [
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit",
    "stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule stop-color stop-opacity",
    "font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing paint-order",
  ].flatMap((names) => names.split(" ")),
);
const attributes = new Set([
  ...looks,
  ...[
    "id d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio version",
    "gradientUnits gradientTransform spreadMethod offset clipPathUnits pathLength textLength lengthAdjust rotate",
  ].flatMap((names) => names.split(" ")),
]);

/** More would take a browser too long to draw, whatever the file weighs. */
const most = { elements: 20_000, depth: 100, uses: 100 };

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "");

const ownPart = /^#[\w.-]+$/;
/** Whether a value reaches nothing but a part of the same drawing. */
const isOwn = (value: string) => {
  const bare = value.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g, "");
  return !/url|\\|@|:\/\/|javascript:|data:|expression/i.test(bare);
};

/** The looks that a `style` says, as attributes. */
const looksIn = (style: string) =>
  style.split(";").flatMap((declaration): [string, string][] => {
    const [name = "", ...value] = declaration.split(":");
    const [property, said] = [name.trim().toLowerCase(), value.join(":").trim()];
    return looks.has(property) && said !== "" && isOwn(said) ? [[property, said]] : [];
  });

function kept({ uri, prefix, local, value }: SaxesAttributeNS): [string, string][] {
  if (local === "href" && (uri === "" || uri === xlink)) return ownPart.test(value) ? [["href", value]] : [];
  if (prefix !== "" || uri !== "") return [];
  if (local === "style") return looksIn(value);
  return attributes.has(local) && isOwn(value) ? [[local, value]] : [];
}

/** One element that is open, and whether a part of the drawing that can be drawn again lies around it. */
interface Open {
  name: string;
  isNamed: boolean;
}

/**
 * A drawing in SVG, written anew of nothing but what draws: no script or handler, no address, nothing of another file;
 * null where it is none that can be read. What is drawn again (`use`) may not draw others again, since such a chain
 * doubles with each link.
 */
export function cleanDrawing(text: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  const written: string[] = [];
  const open: Open[] = [];
  let skipped = 0;
  let counted = 0;
  let uses = 0;
  const faults: Error[] = [];

  const isKept = ({ uri, local }: SaxesTagNS) => {
    if (skipped > 0 || uri !== svg || !elements.has(local) || open.length >= most.depth) return false;
    if (local === "svg" || local === "use") return local === "use" ? open.length > 0 : true;
    return open.length > 0;
  };
  parser.on("error", (fault) => void faults.push(fault));
  parser.on("opentag", (tag) => {
    counted += 1;
    const given = new Map(Object.values(tag.attributes).flatMap(kept));
    if (open.length === 0) given.delete("id");
    const isNamed = given.has("id") || (open.at(-1)?.isNamed ?? false);
    const isUse = tag.local === "use";
    if (!isKept(tag) || (isUse && (isNamed || ++uses > most.uses))) {
      skipped += 1;
      return;
    }
    const root = open.length === 0 ? ` xmlns="${svg}"` : "";
    const said = [...given].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    written.push(`<${tag.local}${root}${said.join("")}>`);
    open.push({ name: tag.local, isNamed });
  });
  parser.on("text", (words) => {
    if (skipped === 0 && open.length > 0) written.push(escaped(words));
  });
  parser.on("closetag", () => {
    if (skipped > 0) skipped -= 1;
    else written.push(`</${open.pop()?.name}>`);
  });

  parser.write(text).close();
  return faults.length > 0 || written.length === 0 || counted > most.elements ? null : written.join("");
}
