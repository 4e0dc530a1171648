import { dependentInput, dependentUpdateInput, type DependentInput } from "@app/domain/customers/dependent.ts";
import { dependentFile } from "@app/domain/imports/dependent-file.ts";
import { ageGroupOf } from "@app/domain/people/age-group.ts";
import { fullName } from "@app/domain/people/person.ts";
import { foldForSearch } from "@app/domain/text.ts";
import type { Context } from "../../../service/context.ts";
import { customersByIds } from "../../customers/customer-import.public.ts";
import { dependents } from "../../customers/customers.public.ts";
import {
  changeImportedDependent,
  dependentsByIds,
  dependentsOf,
  fireDependentEvent,
  importDependent,
  removeDependent,
} from "../../customers/dependent-import.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import { idsIn, isNamed, matchById } from "../match-by-id.ts";
import { parsedBy } from "../parsed-by.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

type Known = Awaited<ReturnType<typeof dependentsOf>>[number];

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const nameOf = ({ firstName, lastName }: Values) => foldForSearch(`${textOf(firstName)} ${textOf(lastName)}`);

const foundOf = (row: Known): Found => ({
  id: row.id,
  version: row.version,
  label: fullName(row),
  archived: row.status === "archived",
  current: row,
});

/** The same with what is shown of them by their day of birth, and by who pays. */
async function shownOf(context: Context, rows: readonly Known[]): Promise<Found[]> {
  const payers = await customersByIds(context, [...new Set(rows.map(({ customerId }) => customerId))]);
  const zones = new Map(payers.map(({ person }) => [person.id, person.timeZone]));
  const today = context.now.toISOString().slice(0, 10);
  return rows.map((row) => {
    const ageGroup = row.dateOfBirth === null ? row.ageGroup : ageGroupOf(row.dateOfBirth, today);
    return { ...foundOf(row), shown: { ageGroup, timeZone: row.timeZone ?? zones.get(row.customerId) ?? null } };
  });
}

const placeOf = ({ _id, version }: RecordRef): RecordRef => ({ _id, version });

/** Of one account those of this name: who was born on the same day is meant, anybody else is asked about. */
function matchOf(values: Values, known: readonly Found[]): Match {
  const named = known.filter(
    ({ current }) => current.customerId === values.customerId && nameOf(current) === nameOf(values),
  );
  const found = named.find(({ current }) => (current.dateOfBirth ?? null) === (values.dateOfBirth ?? null));
  if (found) return { found, candidates: [] };
  return { found: null, candidates: named.map(({ id, label }) => ({ id, label })) };
}

/** Dependents: by their customer, their names and their day of birth. */
export const dependentImport: Importable = {
  file: dependentFile,
  records: dependents,
  urlOf: (id) => `/app/tutoring/dependents?view=${id}`,
  labelOf: (values) => fullName({ firstName: textOf(values.firstName), lastName: textOf(values.lastName) }),
  keysOf: (values) =>
    values.customerId === undefined || isNamed(values)
      ? []
      : [`${textOf(values.customerId)} ${nameOf(values)} ${textOf(values.dateOfBirth)}`],
  async match(context, rows) {
    const accounts = rows.map(({ customerId }) => textOf(customerId)).filter((id) => id !== "");
    const named = await shownOf(context, await dependentsByIds(context, idsIn(rows)));
    const known = await shownOf(context, await dependentsOf(context, [...new Set(accounts)]));
    return rows.map((values) => (isNamed(values) ? matchById(textOf(values.recordId), named) : matchOf(values, known)));
  },
  load: async (context, ids) => (await dependentsByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(dependentInput, values),
  parseChanges({ id, version }, { customerId: _, ...values }) {
    return parsedBy(dependentUpdateInput, { ...values, _id: id, version });
  },
  create: (context, values) => importDependent(context, values as unknown as DependentInput),
  update: (context, at, values) => changeImportedDependent(context, { ...values, ...at }),
  restore: async (context, at) => placeOf(await fireDependentEvent(context, "restore", at)),
  archive: async (context, at) => placeOf(await fireDependentEvent(context, "archive", at)),
  remove: removeDependent,
};
