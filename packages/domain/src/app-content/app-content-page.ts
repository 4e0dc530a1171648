/** How the learning app reads what is published, page by page, from both servers alike. Source: domain.md 1.5, 2.15. */
import * as z from "zod";
import { choiceField, idField } from "../fields.ts";
import { languageOptions } from "../language/dialect.ts";
import { messages } from "../messages.ts";
import { learnerLevels } from "../people/people-enums.ts";
import { appItemKinds } from "./app-content-enums.ts";

/** How many items one page has at most, and unless asked otherwise. */
export const appItemsMax = 100;
export const appItemsUsual = 50;

const notACursor = "Pass the cursor of an item that you have read.";
const size = messages.between("The number of items", 1, appItemsMax);

/** Where an item stands among all: by when it came to the app as it is, then by its id. */
export interface AppItemPlace {
  liveAt: string;
  id: string;
}

export const cursorOf = ({ liveAt, id }: AppItemPlace): string => `${liveAt}_${id}`;

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{24})$/;

/** The place that a cursor stands for; null if it is none. */
export function placeOfCursor(cursor: string): AppItemPlace | null {
  const [, liveAt = "", id = ""] = cursorPattern.exec(cursor) ?? [];
  return Number.isNaN(Date.parse(liveAt)) ? null : { liveAt, id };
}

/** Which of two items comes first. */
export const byPlace = (a: AppItemPlace, b: AppItemPlace): number =>
  a.liveAt === b.liveAt ? Number(a.id > b.id) - Number(a.id < b.id) : a.liveAt < b.liveAt ? -1 : 1;

const one = <Field extends z.ZodType>(field: Field) => z.array(field).max(1).optional();

const longest = 4000;

/** An answer to a question of a story, in a query string. */
export const appAnswerQuery = z.object({
  blockId: z.array(idField("Question")).length(1),
  optionIds: z.array(idField("Option")).optional(),
  text: one(z.string().max(longest, messages.atMost("Answer", longest))),
  value: one(z.coerce.number(messages.required("Value"))),
  decimalComma: one(z.enum(["true", "false"], messages.yesOrNo)),
});
export type AppAnswerQuery = z.output<typeof appAnswerQuery>;

/** What the app asks either server for, in a query string. */
export const appContentQuery = z.object({
  subject: one(choiceField("Language", languageOptions)),
  kind: z.array(choiceField("Kind", appItemKinds)).optional(),
  level: one(choiceField("Level", learnerLevels)),
  changedSince: one(z.iso.datetime({ offset: true, error: messages.choice("time") })),
  first: one(z.coerce.number(size).int(size).min(1, size).max(appItemsMax, size)),
  after: one(z.string().refine((cursor) => placeOfCursor(cursor) !== null, notACursor)),
});
export type AppContentQuery = z.output<typeof appContentQuery>;
