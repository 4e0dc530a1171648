import { and, arrayOverlaps, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { ageGroups, dependentStatuses, type AgeGroup } from "@app/domain/people/people-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { ageGroupOf, bornWithin } from "@app/domain/people/age-group.ts";
import type { Context } from "../../service/context.ts";
import { anyOf, anyText, searchWhere, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readJoined } from "../../records/read-page.ts";
import { withOwnRegions } from "../../records/list-words.ts";
import { upcomingFilter } from "../lessons/lessons-ahead.public.ts";
import { customers, dependents, persons, type DependentRow } from "./customers.table.ts";
import { dependentOf, type DependentRecord } from "./dependent.record.ts";

function bornIn(group: AgeGroup, today: string): SQL | undefined {
  const { after, until } = bornWithin(group, today);
  const { dateOfBirth } = dependents;
  return and(
    after === null ? undefined : sql`${dateOfBirth} > ${after}`,
    until === null ? undefined : sql`${dateOfBirth} <= ${until}`,
  );
}

/** Those of an age today: by the day of birth where it is known, so that an index finds them, else by what was said. */
const anyAge: Filter = {
  ...anyOf(dependents.ageGroup, ageGroups, "Age group"),
  where(groups, { now }) {
    const today = now.toISOString().slice(0, 10);
    const born = groups.map((group) => bornIn(group as AgeGroup, today));
    const said = sql`${dependents.dateOfBirth} is null and ${inArray(dependents.ageGroup, groups as AgeGroup[])}`;
    return or(...born.map((range) => and(sql`${dependents.dateOfBirth} is not null`, range)), said);
  },
  countedBy({ now }) {
    const today = now.toISOString().slice(0, 10);
    const cases = ageGroups.map((group) => sql`when ${bornIn(group, today)} then ${group}`);
    return sql`case when ${dependents.dateOfBirth} is null then ${dependents.ageGroup} ${sql.join(cases, sql` `)} end`;
  },
};

const anySubject: Filter = {
  ...anyOf(dependents.subjects, subjectOptions, "Subject"),
  where: (subjects) => arrayOverlaps(dependents.subjects, subjects as (typeof subjectOptions)[number][]),
  countedBy: () => sql`unnest(${dependents.subjects})`,
};

const anyRegion: Filter = {
  ...anyText(customers.regionId),
  where: (ids) =>
    sql`${dependents.customerId} in (select ${customers.id} from ${customers} where ${inArray(customers.regionId, ids)})`,
  countedBy: () =>
    sql`(select payers.region_id from ${customers} as payers where payers.id = ${dependents}.${sql.identifier("customer_id")})`,
};

/** By their own name, or by their customer's. */
function searchDependents(typed: string): SQL | undefined {
  if (typed.trim() === "") return undefined;
  const { id } = persons;
  return or(
    searchWhere(dependents.searchName, typed),
    sql`${dependents.customerId} in (select ${id} from ${persons} where ${searchWhere(persons.searchName, typed)})`,
  );
}

export const dependentList: ListSpec = {
  sorts: { name: [dependents.sortName], createdAt: [dependents.createdAt] },
  defaultSort: "name",
  search: searchDependents,
  id: dependents.id,
  filters: {
    id: anyText(dependents.id),
    customerId: anyText(dependents.customerId),
    status: anyOf(dependents.status, dependentStatuses, "Status"),
    ageGroup: anyAge,
    subject: anySubject,
    regionId: withOwnRegions(anyRegion),
    upcoming: upcomingFilter(dependents.id, "learner_id"),
  },
};

const payer = {
  _id: customers.id,
  firstName: persons.firstName,
  lastName: persons.lastName,
  customerNumber: customers.customerNumber,
};
const ofPayer = { payer, payerTimeZone: persons.timeZone, regionId: customers.regionId };

interface Known {
  dependent: DependentRow;
  payer: DependentRecord["payer"];
  payerTimeZone: string;
  regionId: string;
}

const shown = ({ now }: Pick<Context, "now">, { dependent, ...account }: Known): DependentRecord => {
  const { dateOfBirth, ageGroup } = dependent;
  const today = now.toISOString().slice(0, 10);
  const group = dateOfBirth === null ? ageGroup : ageGroupOf(dateOfBirth, today);
  return dependentOf({ ...dependent, ageGroup: group }, account);
};

export async function listDependents(
  context: Context,
  request: ListRequest,
): Promise<{ rows: DependentRecord[]; total: number }> {
  const { db } = context;
  const { rows, total } = await readJoined(context, dependents, request, () =>
    db
      .select({ dependent: dependents, ...ofPayer })
      .from(dependents)
      .innerJoin(customers, eq(customers.id, dependents.customerId))
      .innerJoin(persons, eq(persons.id, dependents.customerId))
      .$dynamic(),
  );
  return { rows: rows.map((row) => shown(context, row)), total };
}

/** A dependent that was just read or written, with who pays. */
export async function dependentWithPayer(
  context: Pick<Context, "db" | "now">,
  dependent: DependentRow,
): Promise<DependentRecord> {
  const [account] = await context.db
    .select(ofPayer)
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(eq(customers.id, dependent.customerId));
  return shown(context, { dependent, ...(account as Omit<Known, "dependent">) });
}
