import { inArray } from "drizzle-orm";
import { z } from "zod";
import { actNotesInput, notesApart } from "@app/domain/messages-sent/act-notes.ts";
import { fullName } from "@app/domain/people/person.ts";
import { persons } from "../customers/customers.public.ts";
import type { Context, WrittenMail } from "../../service/context.ts";
import type { Route, WriteRoute } from "../../http/route.ts";

/** An email as it would go out. */
const mailShown = z
  .object({
    to: z.string().meta({ description: "The address." }),
    name: z.string().nullable().meta({ description: "Whose address it is." }),
    subject: z.string(),
    text: z.string().meta({ description: "All of it, with a mark in place of a one-time link." }),
  })
  .meta({ id: "MailShown" });

/** Ends the transaction in which something was only tried. */
class Tried extends Error {
  readonly mails: readonly z.input<typeof mailShown>[];
  constructor(mails: readonly z.input<typeof mailShown>[]) {
    super("Tried, and taken back.");
    this.mails = mails;
  }
}

async function withNames({ db }: Context, mails: readonly WrittenMail[]) {
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
 */
export function mailing(route: Route): Route[] {
  if (route.kind !== "write") return [route];
  const body = z.intersection(route.body, actNotesInput);
  const act: WriteRoute = { ...route, body, handle: noted(route) };
  const { status: _, ...shown } = act;
  const shows: WriteRoute = {
    ...shown,
    path: `${route.path}/mails`,
    summary: "The emails that this would send; nothing is changed.",
    shape: "plain",
    answer: z.array(mailShown),
    async handle(context, input) {
      const written: WrittenMail[] = [];
      await act.handle({ ...context, written }, input);
      throw new Tried(await withNames(context, written));
    },
    around: (app, context, write) =>
      (route.around ? route.around(app, context, write) : write()).catch((error: unknown) => {
        if (error instanceof Tried) return error.mails;
        throw error;
      }),
  };
  return [act, shows];
}
