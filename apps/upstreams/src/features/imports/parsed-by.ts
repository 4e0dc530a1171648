import type { z } from "zod";
import { parse } from "../../service/parse.ts";
import { problemsIn } from "./decide.ts";
import type { Parsed, Values } from "./importable.ts";

/** A row as a form's schema reads it: the fields that came, or what is wrong with each. */
export function parsedBy(schema: z.ZodType<object>, given: Values): Parsed {
  try {
    const { _id, version, ...values } = parse(schema, given) as Record<string, unknown>;
    return { values };
  } catch (error) {
    return { problems: problemsIn(error) };
  }
}
