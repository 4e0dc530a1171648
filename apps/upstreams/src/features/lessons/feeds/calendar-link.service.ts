import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CalendarLinkOf, CalendarLinkRenewInput } from "@app/domain/lessons/calendar-links.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { newId } from "../../../database/new-id.ts";
import { lockRecords } from "../../../database/records.ts";
import { seal, unseal } from "../../../database/seal.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { hashOfCode } from "../../account/account.public.ts";
import { customers, personOf } from "../../customers/customers.public.ts";
import { tutors } from "../../tutors/tutors.public.ts";
import { calendarFeeds, type CalendarFeedRow } from "./calendar-feeds.table.ts";

const tables = { tutor: tutors, customer: customers };
const entities = { tutor: "Tutor", customer: "Customer" };

async function feedOf(
  { db }: Pick<Context, "db">,
  { personId, side }: CalendarLinkOf,
): Promise<CalendarFeedRow | null> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.personId, personId), eq(calendarFeeds.side, side)));
  return row ?? null;
}

/** A path of the gateway: whoever has it reads the calendar. */
const pathOf = (code: string) => `/feeds/${code}.ics`;

/** Somebody's calendar link as staff copy it; null where there is none. */
export async function calendarLink(context: Context, holder: CalendarLinkOf) {
  const feed = await feedOf(context, holder);
  if (!feed) return { path: null, version: null, since: null };
  const code = await unseal(context, "calendar-link-key", feed.id, feed.sealedCode);
  return { path: pathOf(code), version: feed.version, since: feed.updatedAt.toISOString() };
}

/** Gives somebody a calendar link, or a new one: the old one opens nothing any more. */
export async function renewCalendarLink(context: Context, { version, ...of }: CalendarLinkRenewInput): Promise<void> {
  const { db, now, actor } = context;
  const [held] = await lockRecords(context, tables[of.side], [of.personId]);
  if (!held) throw new Refusal("NOT_FOUND", messages.missing(entities[of.side]));
  const before = await feedOf(context, of);
  if ((before?.version ?? null) !== version)
    throw new Refusal("WRONG_STATE", "This link was renewed meanwhile. Look again.");
  const code = randomBytes(32).toString("base64url");
  const id = before?.id ?? newId(now);
  const secret = {
    codeHash: await hashOfCode(context, code),
    sealedCode: await seal(context, "calendar-link-key", id, code),
  };
  const changed = { ...secret, updatedAt: now, updatedBy: actor.id, version: (before?.version ?? 0) + 1 };
  if (before) await db.update(calendarFeeds).set(changed).where(eq(calendarFeeds.id, id));
  else await db.insert(calendarFeeds).values({ id, ...of, ...changed, createdAt: now, createdBy: actor.id });
  const reason = before ? "The calendar link was renewed; the old one has ended." : "A calendar link was made.";
  const label = fullName(await personOf(context, of.personId));
  await audit(context, { action: "updated", kind: of.side, id: of.personId, label, reason });
}
