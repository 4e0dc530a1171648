/** The pattern of a page's address, or null for what is no page. */
export type PatternOf = (pathname: string) => string | null;

const dropped = "…";

/** What never leaves the browser, wherever it stands. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;=/]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/\beyJ[\w-]+(?:\.[\w-]+)*|\blip_\w+|\bBearer\s+\S+/g, "[token]"],
  [/(?<=\b(?:code|token|password)=)[^\s&"'<>)]+/gi, "[token]"],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}(?![\w-])/g, "[token]"],
  [/(?<![\w.#-])(?:\+|0)\d[\d ()-]{6,16}\d(?![\w.])/g, "[phone]"],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, "[id]"],
  [/(?<![\da-z])[\da-f]{24}(?![\da-z])/gi, "[id]"],
];

const addresses = /\b(?:https?|wss?):\/\/[^\s"'<>)\]},]+|(?<![\w./:<*)])\/[\w%][^\s"'<>)\]},]*/g;
/** What a step of an address may be called that is the same for everybody. */
const fixedStep = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+)?$/;
const ownFiles = /^\/(?:site\/)?assets\//;
/** Below these everything names something of somebody. */
const ofSomebody = /^\/(files|feeds|go)\/.*/;

/** An address as it may be sent: a page by its pattern, of what else is ours the fixed steps, and of others the origin. */
function cleanAddress(text: string, patternOf: PatternOf): string {
  const isWhole = !text.startsWith("/");
  if (!URL.canParse(text, location.origin)) return dropped;
  const { origin, pathname } = new URL(text, location.origin);
  if (isWhole && origin !== location.origin) return origin;
  const prefix = isWhole ? origin : "";
  if (ownFiles.test(pathname)) return `${prefix}${pathname}`;
  const steps = pathname.replace(ofSomebody, `/$1/${dropped}`).split("/");
  const plain = steps.map((step) => (step === "" || fixedStep.test(step) ? step : dropped)).join("/");
  return `${prefix}${patternOf(pathname) ?? plain}`;
}

/** Text without addresses of records, searches, mail addresses, phone numbers, tokens and ids. */
export function cleanText(text: string, patternOf: PatternOf): string {
  const bare = text.replace(addresses, (address) => cleanAddress(address, patternOf));
  return personal.reduce((left, [what, name]) => left.replace(what, name), bare);
}

/** What a message quotes; first what the browser quotes of the program, as in “of undefined (reading 'map')”. */
const quoted =
  /(?<=\b(?:reading|setting|property|access|execute|on) )('[\w$]+')|"[^"]*"|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'(?!\w)/gu;
/** A word within a sentence with a capital letter, and one with letters that English does not have. */
const likeNames = [
  /(?<=[\p{L}\p{M}\d,;:] )(?!\w*(?:Error|Exception)\b)\p{Lu}\p{M}*[\p{Ll}'-][\p{L}\p{M}'-]*/gu,
  /[\p{L}\p{M}'-]*(?:[^\P{L}\p{ASCII}]|\p{M})[\p{L}\p{M}'-]*/gu,
];

/** An error's message: besides, what it quotes is dropped, and whatever is written like a name. */
export function cleanMessage(message: string, patternOf: PatternOf): string {
  const unquoted = message.replace(quoted, (_all, ofProgram?: string) => ofProgram ?? dropped);
  return likeNames.reduce((left, name) => left.replace(name, dropped), cleanText(unquoted, patternOf));
}

/** Where a value of an error or of a breadcrumb is a message. */
const messages = new Set(["value", "message"]);
/** What says which search or which part of the page it was: of no use without the person it is about. */
const needless = /(?:^|\.)(?:query|fragment|query_string|cookies|headers|body|user)$|^(?:lcp|cls)\./;

/** All of a value that is to be sent, cleaned: of an envelope's items, for one. */
export function clean(value: unknown, patternOf: PatternOf, key = ""): unknown {
  if (typeof value === "string") return (messages.has(key) ? cleanMessage : cleanText)(value, patternOf);
  if (Array.isArray(value)) return value.map((one) => clean(one, patternOf, key));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  const left = Object.entries(value).filter(([name]) => !needless.test(name));
  return Object.fromEntries(left.map(([name, one]) => [name, clean(one, patternOf, name)]));
}
