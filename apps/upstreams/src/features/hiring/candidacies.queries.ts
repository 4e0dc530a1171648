import { and, eq, inArray, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { candidacyStages, candidateSources, rejectionReasons } from "@app/domain/hiring/hiring-enums.ts";
import { interviewMean, openStages, overdueDays } from "@app/domain/hiring/candidacy-states.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { anyIn, anyOf, anyText, flag, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter, booleanFilter } from "../../records/list-words.ts";
import { readJoined } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { peopleFound, personOf, persons, type PersonRow } from "../customers/customers.public.ts";
import { candidacies, type CandidacyRow } from "./candidacies.table.ts";
import { candidacyOf, type CandidacyRecord } from "./candidacy.record.ts";

const subject: Filter = {
  ...anyIn(candidacies.subjects),
  value: anyOf(candidacies.stage, subjectOptions, "Subject").value,
};

const overdue = booleanFilter("overdue", ({ now }) => {
  const since = new Date(now.getTime() - overdueDays * 86_400_000);
  return and(inArray(candidacies.stage, openStages), lt(candidacies.stageSince, since)) as SQL;
});

/** Rejected, not for good, and the day that was set is there. */
const eligible = booleanFilter("eligible now", ({ now, actor }) => {
  const today = wallClockOf(now, actor.timeZone).date;
  const { stage, doNotRehire, reopenAfter } = candidacies;
  return and(
    inArray(stage, ["rejected", "withdrawn"]),
    eq(doNotRehire, false),
    or(isNull(reopenAfter), lte(reopenAfter, today)),
  ) as SQL;
});

const search = (typed: string): SQL | undefined =>
  typed.trim() === "" ? undefined : sql`${candidacies.personId} in (${peopleFound(typed.trim())})`;

/** Applications: those that are open unless others are asked for. */
export const candidacyList: ListSpec = {
  sorts: {
    name: [persons.sortName],
    stageSince: [candidacies.stageSince],
    appliedAt: [candidacies.appliedAt],
    rejectedAt: [candidacies.rejectedAt],
    round: [candidacies.round],
  },
  defaultSort: "stageSince",
  search,
  id: candidacies.id,
  filters: {
    id: anyText(candidacies.id),
    personId: anyText(candidacies.personId),
    stage: anyOf(candidacies.stage, candidacyStages, "Stage"),
    subject,
    ownerId: userFilter(candidacies.ownerId),
    source: anyOf(candidacies.source, candidateSources, "Source"),
    overdue,
    isLatest: flag(candidacies.isLatest, "Latest round"),
    reason: anyOf(candidacies.rejectionReason, rejectionReasons, "Reason"),
    stageReached: anyOf(candidacies.stageReached, candidacyStages, "Stage reached"),
    eligible,
  },
  usual: { where: inArray(candidacies.stage, openStages), unless: ["id", "personId", "stage"] },
};

const shown = (candidacy: CandidacyRow, person: PersonRow): CandidacyRecord =>
  candidacyOf({ ...person, ...candidacy }, { interviewMean: interviewMean(candidacy) });

export const candidacyWithPerson = async (context: Context, row: CandidacyRow): Promise<CandidacyRecord> =>
  shown(row, await personOf(context, row.personId));

/** One page of applications. */
export async function listCandidacies(
  context: Pick<Context, "db">,
  request: ListRequest,
): Promise<{ rows: CandidacyRecord[]; total: number }> {
  const { rows, total } = await readJoined(context, candidacies, request, () =>
    context.db
      .select({ candidacy: candidacies, person: persons })
      .from(candidacies)
      .innerJoin(persons, eq(persons.id, candidacies.personId))
      .$dynamic(),
  );
  return { rows: rows.map(({ candidacy, person }) => shown(candidacy, person)), total };
}

/** As the activity log calls one. */
export const candidacyLabel = (person: PersonRow, round: number): string =>
  round === 1 ? fullName(person) : `${fullName(person)}, round ${round}`;
