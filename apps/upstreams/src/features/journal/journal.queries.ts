import { and, between, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import {
  followUpStates,
  journalKinds,
  journalVisibilities,
  type FollowUpState,
} from "@app/domain/journal/journal-enums.ts";
import { managersRead } from "@app/domain/journal/journal.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { readDayRange } from "@app/domain/views/day-range.ts";
import {
  anyOf,
  anyText,
  searchWhere,
  type Asker,
  type Filter,
  type ListRequest,
  type ListSpec,
} from "../../records/list-spec.ts";
import { userFilter, byPeriod, dayRange } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { peopleFound, persons } from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { journalEntryOf, journalTemplateOf, type JournalEntryRecord } from "./journal.record.ts";
import { journalEntries, journalTemplates, type JournalEntryRow } from "./journal.table.ts";

const { followUpOn, followUpDoneAt, occurredOn } = journalEntries;

const dayOf = ({ now, actor }: Asker): string => wallClockOf(now, actor.timeZone).date;

const open = isNull(followUpDoneAt);
const stands: Record<FollowUpState, (today: string) => SQL | undefined> = {
  overdue: (today) => and(open, lt(followUpOn, today)),
  today: (today) => and(open, eq(followUpOn, today)),
  later: (today) => and(open, gt(followUpOn, today)),
  done: () => isNotNull(followUpDoneAt),
};

const byFollowUp: Filter = {
  value: z.enum(followUpStates, messages.choice("follow-up")),
  many: true,
  where: (values, asker) => or(...values.map((value) => stands[value as FollowUpState](dayOf(asker)))),
};

/** The days of a period by the reader's calendar. */
const inPeriod = byPeriod("period", ({ from, until }, { actor }) => {
  const day = (at: Date) => wallClockOf(at, actor.timeZone).date;
  return and(gte(occurredOn, day(from)), lt(occurredOn, day(until)));
});

const onDays: Filter = {
  value: dayRange,
  many: false,
  where([text = ""]) {
    const days = readDayRange(text);
    return days ? between(occurredOn, days.from, days.until) : sql`false`;
  },
};

const bySeverity: Filter = {
  value: z.enum(["1", "2", "3"], messages.choice("severity")),
  many: true,
  where: (values) => inArray(journalEntries.severity, values.map(Number)),
  countedBy: () => sql`${journalEntries.severity}::text`,
};

/** Searches entries by title or by the person they are about. */
function searchEntries(text: string): SQL | undefined {
  if (text.trim() === "") return undefined;
  return or(
    searchWhere(journalEntries.searchName, text),
    sql`${journalEntries.personId} in (${peopleFound(text.trim())})`,
  );
}

export const journalList: ListSpec = {
  sorts: { occurredOn: [occurredOn], followUpOn: [followUpOn] },
  defaultSort: "-occurredOn",
  search: searchEntries,
  id: journalEntries.id,
  filters: {
    id: anyText(journalEntries.id),
    personId: anyText(journalEntries.personId),
    addsToId: anyText(journalEntries.addsToId),
    kind: anyOf(journalEntries.kind, journalKinds, "Kind"),
    severity: bySeverity,
    visibility: anyOf(journalEntries.visibility, journalVisibilities, "Visibility"),
    authorId: userFilter(journalEntries.createdBy),
    followUp: byFollowUp,
    period: inPeriod,
    periodBetween: onDays,
  },
};

/** Leaves the entries that somebody may read: those for managers alone are not there for anybody else. */
export const shownEntries = ({ actor }: Pick<Context, "actor">): SQL | undefined =>
  actor.permissions.has(managersRead) ? undefined : ne(journalEntries.visibility, "managers-only");

const about = {
  personName: sql<string>`(select ${persons.firstName} || ' ' || ${persons.lastName} from ${persons} where ${persons.id} = ${journalEntries.personId})`,
  isTutor: sql<boolean>`exists (select 1 from ${tutors} where ${tutors.id} = ${journalEntries.personId})`,
};

export async function listEntries(context: Context, request: ListRequest) {
  const selected = { entry: journalEntries, ...about };
  const { rows, total } = await readPage(context, selected, journalEntries, request, shownEntries(context));
  return { rows: rows.map(({ entry, ...more }): JournalEntryRecord => journalEntryOf(entry, more)), total };
}

export async function presentEntry(context: Context, entry: JournalEntryRow): Promise<JournalEntryRecord> {
  const [more] = await context.db.select(about).from(journalEntries).where(eq(journalEntries.id, entry.id));
  return journalEntryOf(entry, more as { personName: string; isTutor: boolean });
}

export const journalTemplateList: ListSpec = {
  sorts: { kind: [journalTemplates.kind] },
  defaultSort: "kind",
  id: journalTemplates.id,
  filters: { id: anyText(journalTemplates.id), kind: anyOf(journalTemplates.kind, journalKinds, "Kind") },
};

export async function listTemplates(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { row: journalTemplates }, journalTemplates, request);
  return { rows: rows.map(({ row }) => journalTemplateOf(row)), total };
}
