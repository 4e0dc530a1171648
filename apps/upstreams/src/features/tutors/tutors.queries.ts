import { and, count, eq, gt, isNull, lte, max, or, sql, type SQL } from "drizzle-orm";
import { subjectOptions } from "@app/domain/subjects.ts";
import { documentDueDays } from "@app/domain/tutors/documents.ts";
import { messages } from "@app/domain/messages.ts";
import { ratingFloors } from "@app/domain/ratings/rating-enums.ts";
import { documentStates, tutorStatuses } from "@app/domain/tutors/tutor-enums.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { z } from "zod";
import { ratedAtLeast } from "../lessons/lessons-ahead.public.ts";
import {
  anyIn,
  anyOf,
  anyText,
  type Asker,
  type Filter,
  type ListRequest,
  type ListSpec,
} from "../../records/list-spec.ts";
import { byNumber, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { amongMany } from "../../records/among.ts";
import { readJoined } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { peopleFound, personOf, persons, type PersonRow } from "../customers/customers.public.ts";
import { freeAt } from "./free-at.filter.ts";
import { tutorOf, type TutorRecord } from "./tutor.record.ts";
import { tutorDocuments, tutors, tutorTimeOff, type TutorRow } from "./tutors.table.ts";

/** Tutors by any part of a name, an address or a phone number, and by their own number. */
function searchTutors(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const named = sql`${tutors.id} in (${peopleFound(text)})`;
  return or(named, byNumber(tutors.tutorNumber, "T", 4, text));
}

/** Tutors who teach any of some subjects, or speak any of some dialects. */
const teaches =
  (patternOf: (value: string) => object): Filter["where"] =>
  (values) =>
    or(...values.map((value) => sql`${tutors.subjects} @> ${JSON.stringify([patternOf(value)])}::jsonb`));

const dayOf = ({ now, actor }: Asker): string => wallClockOf(now, actor.timeZone).date;

/** Whether a document stands so on a day; kept documents alone. */
const stands = (state: string, today: string): SQL => {
  const { expiresOn } = tutorDocuments;
  if (state === "expired") return sql`${expiresOn} < ${today}::date`;
  if (state === "due") return sql`${expiresOn} between ${today}::date and ${today}::date + ${documentDueDays}::int`;
  return sql`(${expiresOn} is null or ${expiresOn} > ${today}::date + ${documentDueDays}::int)`;
};

const documentState: Filter = {
  value: anyOf(tutorDocuments.kind, documentStates, "Documents").value,
  many: true,
  where: (states, asker) => sql`${tutors.id} in (
    select ${tutorDocuments.personId} from ${tutorDocuments}
    where ${isNull(tutorDocuments.archivedAt)} and ${or(...states.map((state) => stands(state, dayOf(asker))))})`,
};

/** The lowest of the means that are chosen, since it holds the others. */
const byRating: Filter = {
  value: z.enum(ratingFloors, messages.choice("rating")),
  many: true,
  where: (floors) => ratedAtLeast(tutors.id, Math.min(...floors.map(Number))),
};

export const tutorList: ListSpec = {
  sorts: {
    name: [persons.sortName],
    number: [tutors.tutorNumber],
    onboardedAt: [tutors.onboardedAt],
  },
  defaultSort: "name",
  search: searchTutors,
  id: tutors.id,
  filters: {
    id: anyText(tutors.id),
    status: anyOf(tutors.status, tutorStatuses, "Status"),
    regionId: withOwnRegions(anyText(tutors.regionId)),
    subject: {
      ...anyOf(tutors.status, subjectOptions, "Subject"),
      where: teaches((subject) => ({ subject })),
      countedBy: () => sql`jsonb_array_elements(${tutors.subjects}) ->> 'subject'`,
    },
    dialect: {
      ...anyText(tutors.id),
      where: teaches((dialect) => ({ dialects: [dialect] })),
      countedBy: () => sql`jsonb_array_elements_text(jsonb_path_query_array(${tutors.subjects}, '$[*].dialects[*]'))`,
    },
    tag: anyIn(tutors.tags),
    documents: documentState,
    rating: byRating,
    freeAt,
    ...periodFilter("onboarded", tutors.onboardedAt, "Onboarded"),
  },
  // Those that were merged are found by whoever has their id.
  usual: { where: isNull(tutors.archivedAt), unless: ["id"] },
};

interface Known {
  tutor: TutorRow;
  person: PersonRow;
}

/** How many kept documents of each person are about to expire or have done so. */
async function documentsOf({ db }: Pick<Context, "db">, ids: string[], today: string) {
  const { personId } = tutorDocuments;
  const rows = await db
    .select({
      personId,
      due: sql<number>`count(*) filter (where ${stands("due", today)})::int`,
      expired: sql<number>`count(*) filter (where ${stands("expired", today)})::int`,
    })
    .from(tutorDocuments)
    .where(and(amongMany(personId, ids), isNull(tutorDocuments.archivedAt)))
    .groupBy(personId);
  return new Map(rows.map((row) => [row.personId, row]));
}

/** Until when those who are away now are away. */
async function awayOf({ db, now }: Pick<Context, "db" | "now">, ids: string[]) {
  const { tutorId, startsAt, endsAt, archivedAt } = tutorTimeOff;
  const rows = await db
    .select({ tutorId, until: max(endsAt), n: count() })
    .from(tutorTimeOff)
    .where(and(amongMany(tutorId, ids), lte(startsAt, now), gt(endsAt, now), isNull(archivedAt)))
    .groupBy(tutorId);
  return new Map(rows.map((row) => [row.tutorId, row.until]));
}

/** Tutors as they are answered, with what is counted for all of them at once. */
async function shownTutors(
  context: Pick<Context, "db" | "now" | "actor">,
  known: readonly Known[],
): Promise<TutorRecord[]> {
  if (known.length === 0) return [];
  const ids = known.map(({ tutor }) => tutor.id);
  const documents = await documentsOf(context, ids, dayOf(context));
  const away = await awayOf(context, ids);
  return known.map(({ tutor, person }) =>
    tutorOf(
      { ...person, ...tutor },
      {
        documentsDue: documents.get(tutor.id)?.due ?? 0,
        documentsExpired: documents.get(tutor.id)?.expired ?? 0,
        awayUntil: away.get(tutor.id)?.toISOString() ?? null,
      },
    ),
  );
}

export async function tutorWithPerson(context: Context, tutor: TutorRow): Promise<TutorRecord> {
  const [shown] = await shownTutors(context, [{ tutor, person: await personOf(context, tutor.id) }]);
  return shown as TutorRecord;
}

/** Those whom a list leaves. Who is free at a time is worked out for all of them at once, and so not again for each part of a page. */
async function whereOnce({ db }: Pick<Context, "db">, { given, where }: ListRequest): Promise<SQL | undefined> {
  if (!given.has("freeAt")) return where;
  const found = await db.select({ id: tutors.id }).from(tutors).where(where);
  return amongMany(
    tutors.id,
    found.map(({ id }) => id),
  );
}

/** One page of tutors. */
export async function listTutors(
  context: Context,
  request: ListRequest,
): Promise<{ rows: TutorRecord[]; total: number }> {
  const { db } = context;
  const where = await whereOnce(context, request);
  const { rows, total } = await readJoined(context, tutors, { ...request, where }, () =>
    db.select({ tutor: tutors, person: persons }).from(tutors).innerJoin(persons, eq(persons.id, tutors.id)).$dynamic(),
  );
  return { rows: await shownTutors(context, rows), total };
}

/** Every dialect that a tutor speaks, by name. */
export async function dialectsInUse({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db
    .selectDistinct({
      dialect: sql<string>`jsonb_array_elements_text(jsonb_path_query_array(${tutors.subjects}, '$[*].dialects[*]'))`,
    })
    .from(tutors)
    .where(isNull(tutors.archivedAt))
    .orderBy(sql`1`);
  return rows.map(({ dialect }) => dialect);
}

/** As the activity log calls one. */
export const tutorLabel = ({ tutorNumber }: TutorRow, person: PersonRow): string =>
  `${fullName(person)} (${tutorNumber})`;

/** Every tag that a tutor has, by name. */
export async function tagsInUse({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${tutors.tags})` })
    .from(tutors)
    .where(isNull(tutors.archivedAt))
    .orderBy(sql`1`);
  return rows.map(({ tag }) => tag);
}
