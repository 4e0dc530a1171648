import { SaxesParser } from "saxes";

type Attributes = Readonly<Record<string, string>>;

/** What somebody hears who walks through an XML text. Names come without their prefixes. */
export interface Hearer {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1);

const bareNames = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [bare(name), value]));

/** Walks through XML that comes in pieces of bytes. Entities of the text's own are refused. */
export function xmlWalk({ open, text, close }: Hearer): (part: Uint8Array, isLast: boolean) => void {
  const decoder = new TextDecoder();
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new Error("No workbook declares what it is made of.");
  });
  if (open) parser.on("opentag", (tag) => open(bare(tag.name), bareNames(tag.attributes)));
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  if (close) parser.on("closetag", (tag) => close(bare(tag.name)));
  return (part, isLast) => {
    parser.write(decoder.decode(part, { stream: !isLast }));
    if (isLast) parser.close();
  };
}

/** The same over a text that is there. */
export function walkText(xml: string, hearer: Hearer): void {
  xmlWalk(hearer)(Buffer.from(xml), true);
}
