import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";
import { drawingMessages } from "@app/domain/files/drawing-messages.ts";
import { attributes, elements, isOwn } from "./drawing-parts.ts";
import { looksIn, stylesOf, UnknownStyle } from "./drawing-styles.ts";

const svg = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";

/** More would take a browser too long to draw, whatever the file weighs. */
const most = { elements: 20_000, depth: 100, attributes: 200, uses: 100 };

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "");

const ownPart = /^#[\w.-]+$/;

function declaredPrefix({ uri, prefix, local, value }: SaxesAttributeNS): (readonly [string, string])[] {
  if (local === "href" && (uri === "" || uri === xlink)) return ownPart.test(value) ? [["href", value]] : [];
  if (prefix !== "" || uri !== "" || local === "style") return [];
  return attributes.has(local) && isOwn(value) ? [[local, value]] : [];
}

type StylesFor = ReturnType<typeof stylesOf>;

/** Attributes as they are written: a style sheet outweighs an attribute, and a `style` outweighs both. */
function saidOf({ local, attributes: sent }: SaxesTagNS, stylesFor: StylesFor): Map<string, string> {
  const own = Object.values(sent);
  const given = new Map(own.flatMap(declaredPrefix));
  const classes = sent["class"]?.value.split(/\s+/) ?? [];
  for (const [name, value] of stylesFor({ name: local, id: sent["id"]?.value, classes })) given.set(name, value);
  for (const [name, value] of looksIn(sent["style"]?.value ?? "")) given.set(name, value);
  return given;
}

/** Why a drawing is not taken; thrown, so that nothing more of it is read. */
class Fault extends Error {}

interface Handlers {
  onOpen: (tag: SaxesTagNS) => void;
  onText: (words: string) => void;
  onClose: () => void;
}

/** Reads a drawing up to the first thing that is too much of it, or wrong. */
function walk(text: string, { onOpen, onText, onClose }: Handlers): void {
  const parser = new SaxesParser({ xmlns: true });
  let [depth, counted, given] = [0, 0, 0];
  parser.on("error", () => {
    throw new Fault(drawingMessages.unreadable);
  });
  // Told before the parser looks up the names of what it has read.
  parser.on("opentagstart", () => {
    [depth, counted, given] = [depth + 1, counted + 1, 0];
    if (depth > most.depth) throw new Fault(drawingMessages.depth(most.depth));
    if (counted > most.elements) throw new Fault(drawingMessages.elements(most.elements));
  });
  parser.on("attribute", () => {
    given += 1;
    if (given > most.attributes) throw new Fault(drawingMessages.unreadable);
  });
  parser.on("opentag", onOpen);
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", () => {
    depth -= 1;
    onClose();
  });
  parser.write(text).close();
}

/** The style sheets of a drawing, wherever they stand in it. */
function sheetsIn(text: string): string[] {
  const sheets: string[] = [];
  let isInside = false;
  walk(text, {
    onOpen: ({ uri, local }) => {
      isInside = uri === svg && local === "style";
      if (isInside) sheets.push("");
    },
    onText: (words) => {
      if (isInside) sheets.push(`${sheets.pop() ?? ""}${words}`);
    },
    onClose: () => {
      isInside = false;
    },
  });
  return sheets;
}

/** One element that is open, and whether a part of the drawing that can be drawn again lies around it. */
interface Open {
  name: string;
  isNamed: boolean;
}

/** Writes a drawing anew of nothing but what draws. */
function written(text: string, stylesFor: StylesFor): string {
  const parts: string[] = [];
  const open: Open[] = [];
  let skipped = 0;
  let uses = 0;

  const isKept = ({ uri, local }: SaxesTagNS) => {
    if (skipped > 0 || uri !== svg || !elements.has(local)) return false;
    if (local === "svg" || local === "use") return local === "use" ? open.length > 0 : true;
    return open.length > 0;
  };
  walk(text, {
    onOpen: (tag) => {
      const given = saidOf(tag, stylesFor);
      if (open.length === 0) given.delete("id");
      const isNamed = given.has("id") || (open.at(-1)?.isNamed ?? false);
      const isUse = tag.local === "use";
      if (!isKept(tag) || (isUse && (isNamed || ++uses > most.uses))) {
        skipped += 1;
        return;
      }
      const root = open.length === 0 ? ` xmlns="${svg}"` : "";
      const said = [...given].map(([name, value]) => ` ${name}="${escaped(value)}"`);
      parts.push(`<${tag.local}${root}${said.join("")}>`);
      open.push({ name: tag.local, isNamed });
    },
    onText: (words) => {
      if (skipped === 0 && open.length > 0) parts.push(escaped(words));
    },
    onClose: () => {
      if (skipped > 0) skipped -= 1;
      else parts.push(`</${open.pop()?.name}>`);
    },
  });
  return parts.join("");
}

/** A drawing that may be shown, or why there is none. */
export type Drawing = { drawing: string; fault?: never } | { drawing: null; fault: string };

/**
 * A drawing in SVG, written anew of nothing but what draws: no script or handler, no address, nothing of another file.
 * What its style sheets say is written at each element. What is drawn again (`use`) may not draw others again, since such
 * a chain doubles with each link.
 */
export function cleanDrawing(text: string): Drawing {
  try {
    const drawing = written(text, stylesOf(sheetsIn(text)));
    return drawing === "" ? { drawing: null, fault: drawingMessages.unreadable } : { drawing };
  } catch (error) {
    if (error instanceof Fault) return { drawing: null, fault: error.message };
    if (error instanceof UnknownStyle) return { drawing: null, fault: drawingMessages.style(error.message) };
    if (error instanceof Error && error.name === "CssSyntaxError")
      return { drawing: null, fault: drawingMessages.unreadable };
    throw error;
  }
}
