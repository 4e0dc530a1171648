import { inArray } from "drizzle-orm";
import { z } from "zod";
import { actNotesInput, notesApart } from "@app/domain/messages-sent/act-notes.ts";
import { fullName } from "@app/domain/people/person.ts";
import { persons } from "../customers/customers.public.ts";
import type { Context, WrittenMail } from "../../service/context.ts";
import { write, type Route, type WriteRoute } from "../../http/route.ts";

/** An email as it would go out. */
export const mailShown = z
  .object({
    to: z.string().meta({ description: "The address." }),
    name: z.string().nullable().meta({ description: "Whose address it is." }),
    subject: z.string(),
    text: z.string().meta({ description: "All of it, with a mark in place of a one-time link." }),
  })
  .meta({ id: "MailShown" });

/** Ends the transaction in which something was only tried. */
class Tried extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("Tried, and taken back.");
    this.answer = answer;
  }
}

/** What a preview shows beside the emails: read in the transaction of the act, before that is taken back. */
interface MorePreviewed<Answer extends z.ZodType> {
  answer: Answer;
  /** `settled`: the lessons that the act settled. */
  read: (context: Context, mails: z.input<typeof mailShown>[], settled: readonly string[]) => Promise<z.input<Answer>>;
}

/** Emails that were only written, with the names of those whose addresses they go to. */
export async function withNames(
  { db }: Pick<Context, "db">,
  mails: readonly WrittenMail[],
): Promise<z.infer<typeof mailShown>[]> {
  const { email, firstName, lastName } = persons;
  const addresses = [...new Set(mails.map(({ to }) => to))];
  const found =
    addresses.length === 0
      ? []
      : await db.select({ email, firstName, lastName }).from(persons).where(inArray(email, addresses));
  const names = new Map(found.map((person) => [person.email, fullName(person)]));
  return mails.map(({ to, subject, text }) => ({ to, name: names.get(to) ?? null, subject, text }));
}

/** Takes what staff wrote beside an act out of what was sent, for the emails and the activity log. */
const noted =
  (route: WriteRoute): WriteRoute["handle"] =>
  (context, { params, body }) => {
    const { notes, rest } = notesApart(body as object);
    const { internalNote } = notes;
    return route.handle({ ...context, notes, ...(internalNote && { reason: internalNote }) }, { params, body: rest });
  };

/**
 * A call that writes to somebody outside, and one more under `/mails`, which shows the emails that it would send: they are
 * made by the same code, in a transaction that is taken back. Both take a note for colleagues and a message to each reader.
 * With `more`, the second is `/preview`, and answers what else the act comes to beside its emails.
 */
export function mailing<Answer extends z.ZodType>(route: Route, more?: MorePreviewed<Answer>): Route[] {
  if (route.kind !== "write") return [route];
  const body = z.intersection(route.body, actNotesInput);
  const act: WriteRoute = { ...route, body, handle: noted(route) };
  const { status: _, ...shown } = act;
  const shows: WriteRoute = {
    ...shown,
    ...(more
      ? {
          path: `${route.path}/preview`,
          summary: "The emails that this would send, and what it comes to; nothing is changed.",
          answer: more.answer,
        }
      : {
          path: `${route.path}/mails`,
          summary: "The emails that this would send; nothing is changed.",
          answer: z.array(mailShown),
        }),
    shape: "plain",
    async handle(context, input) {
      const written: WrittenMail[] = [];
      const settled = new Set<string>();
      await act.handle({ ...context, written, settled }, input);
      const mails = await withNames(context, written);
      throw new Tried(more ? await more.read(context, mails, [...settled]) : mails);
    },
    around: (app, context, write) =>
      (route.around ? route.around(app, context, write) : write()).catch((error: unknown) => {
        if (error instanceof Tried) return error.answer;
        throw error;
      }),
  };
  return [act, shows];
}

/** A call that only tries something: what it answers is read before all of it is taken back. */
export const onlyTried = <Answer extends z.ZodType, Body extends z.ZodType>(
  route: Parameters<typeof write<Answer, Body>>[0],
): Route =>
  write<Answer, Body>({
    ...route,
    async handle(context, input) {
      throw new Tried(await route.handle(context, input));
    },
    around: (_app, _context, run) =>
      run().catch((error: unknown) => {
        if (error instanceof Tried) return error.answer;
        throw error;
      }),
  });
