import * as z from "zod";
import { choiceField, idField, textField, versionField, wholeField } from "../fields.ts";
import { subjectOptions, type Subject } from "../subjects.ts";

const notSpoken: readonly Subject[] = ["Mathematics", "Science"];

/** The subjects that are languages: only these have dialects. */
export const languageOptions: readonly Subject[] = subjectOptions.filter((subject) => !notSpoken.includes(subject));

/** The dialect that every language has: what is not said to be of another is of this one. */
export const standardDialect = "Standard";

export const dialectMessages = {
  standardStays: "The standard dialect cannot be archived.",
  standardName: "The standard dialect keeps its name and its language.",
} as const;

const fields = z.object({
  subject: choiceField("Language", languageOptions),
  name: textField("Name", 40),
  /** The position among dialects of its language, in ascending order. */
  order: wholeField("Position", 1, 999),
});

/** A new dialect. Its name is unique within its language, marks and capitals apart. Source: domain.md 1.5. */
export const dialectInput = fields.extend({ order: fields.shape.order.default(100) });
export type DialectInput = z.infer<typeof dialectInput>;

/** Changes to a dialect: what is left out stays. */
export const dialectUpdateInput = fields.partial().extend({ _id: idField("Dialect"), version: versionField });
export type DialectUpdateInput = z.infer<typeof dialectUpdateInput>;
