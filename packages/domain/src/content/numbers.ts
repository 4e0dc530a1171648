/** Numbers as people type them; without zod, so that screens are light. */

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Which sign stands before the decimals where the answer was typed; the other one groups thousands. */
export type DecimalSign = "." | ",";

/** The number that a text says; null where it says none. `16,000` is sixteen thousand in Lagos, and sixteen in Paris. */
export function numberIn(text: string, decimal: DecimalSign = "."): number | null {
  const typed = text.trim().replaceAll("\u2212", "-");
  const group = decimal === "." ? "," : ".";
  const [whole = "", ...rest] = typed.split(decimal);
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
