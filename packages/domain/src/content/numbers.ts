import { withoutHidden } from "../plain-line.ts";

/** Numbers as people type them. Has no zod import, because screens load it. */

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** The decimal sign where the answer was typed; the other one groups thousands. */
export type DecimalSign = "." | ",";

const dashes = /^[\u2010-\u2015\u2212\uff0d]/u;
const spaces = /(?<=\d)[\s\u202f\u2019'](?=\d{3}(?!\d))/gu;
/** 1\u00bd and 1 1/2 are one and a half; 1/2 and \u00bd a half. */
const fraction = /^([-+]?)(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;
const vulgar = /[\u00bc-\u00be\u2150-\u215e\u2189]/u;

/** Normalises a number: no invisible characters, a plain minus, small digits as ordinary ones. */
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
 * Parses a number; null if there is none. `16,000` is sixteen thousand in Lagos and sixteen in Paris; `16 000` is
 * sixteen thousand in both.
 */
export function numberIn(text: string, decimal: DecimalSign = "."): number | null {
  const read = asRead(text);
  const part = fractionIn(read);
  if (part !== null) return part;
  // A final full stop neither is a decimal point nor groups thousands.
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

/** Steps are binary fractions: three times 0.1 is not exactly 0.3. */
const nearlyWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

/** Whether a value is on a step counted from `from`. */
export const isOnStep = (value: number, from: number, step: number): boolean => nearlyWhole((value - from) / step);
