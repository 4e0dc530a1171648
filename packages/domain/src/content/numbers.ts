import { withoutHidden } from "../plain-line.ts";

/** Numbers as people type them; without zod, so that screens are light. */

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Which sign stands before the decimals where the answer was typed; the other one groups thousands. */
export type DecimalSign = "." | ",";

const dashes = /^[\u2010-\u2015\u2212\uff0d]/u;
const spaces = /(?<=\d)[\s\u202f\u2019'](?=\d{3}(?!\d))/gu;
/** 1\u00bd and 1 1/2 are one and a half; 1/2 and \u00bd a half. */
const fraction = /^([-+]?)(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;
const vulgar = /[\u00bc-\u00be\u2150-\u215e\u2189]/u;

/** As a reader takes it: without what nobody sees, with a plain minus, figures that are written small as others. */
function asRead(text: string): string {
  const seen = withoutHidden(text).trim().replace(dashes, "-");
  return seen
    .replace(vulgar, (sign) => ` ${sign}`)
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .replace(/^([-+]?)\s+/, "$1")
    .trim();
}

function fractionIn(written: string): number | null {
  const [, sign = "", whole = "0", over = "", under = ""] = fraction.exec(written) ?? [];
  if (under === "" || Number(under) === 0) return null;
  return (sign === "-" ? -1 : 1) * (Number(whole) + Number(over) / Number(under));
}

/**
 * The number that a text says; null where it says none. `16,000` is sixteen thousand in Lagos, and sixteen in Paris;
 * `16 000` is sixteen thousand in both.
 */
export function numberIn(text: string, decimal: DecimalSign = "."): number | null {
  const read = asRead(text);
  const part = fractionIn(read);
  if (part !== null) return part;
  // A full stop that ends a sentence is no decimal point, and groups nothing.
  const typed = read.replace(/(?<=\d)\.$/, "");
  const spaced = /^[-+]?\d{1,3}(?:[\s\u202f\u2019']\d{3})+(?!\d)/u.test(typed) ? typed.replaceAll(spaces, "") : typed;
  const group = decimal === "." ? "," : ".";
  const [whole = "", ...rest] = spaced.split(decimal);
  const isGrouped = whole.includes(group);
  if (rest.length > 1 || rest.join("").includes(group)) return null;
  if (isGrouped && !new RegExp(`^[-+]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)) return null;
  const written = [whole.replaceAll(group, ""), ...rest].join(".");
  return plain.test(written) ? Number(written) : null;
}

/** Steps are worked out in binary: a tenth of three steps is not quite three tenths. */
const nearlyWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

/** Whether a value lies on a step that is counted from `from`. */
export const isOnStep = (value: number, from: number, step: number): boolean => nearlyWhole((value - from) / step);
