/** Messages for what no field has words for, instead of those of the library. Source: domain.md 0.2. */
import type * as z from "zod";
import { counted } from "./counted.ts";

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "a group of fields",
};

const things = (origin: string, n: number | bigint): string => {
  if (origin === "array") return counted(Number(n), "item");
  return origin === "string" ? counted(Number(n), "character") : String(n);
};

/** The message of an issue whose field has none of its own. */
export const plainIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return "This is required.";
      return `This must be ${kinds[issue.expected] ?? "something else"}.`;
    case "too_big":
      return `This must be at most ${things(issue.origin, issue.maximum)}.`;
    case "too_small":
      return `This must be at least ${things(issue.origin, issue.minimum)}.`;
    default:
      return "This is not valid.";
  }
};
