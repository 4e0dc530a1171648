import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { customerSources, customerStatuses } from "@app/domain/people/people-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { likenessToAdded } from "@app/domain/people/likely.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../service/context.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { amongMany } from "../../records/among.ts";
import { userFilter, byNumber, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readJoined } from "../../records/read-page.ts";
import { balanceFilter } from "../billing/balance-filter.public.ts";
import { upcomingFilter } from "../lessons/lessons-ahead.public.ts";
import { customerOf, type CustomerRecord } from "./customer.record.ts";
import { customerNotes, customers, dependents, persons, type CustomerRow, type PersonRow } from "./customers.table.ts";
import { peopleByEmail } from "./people-by-email.ts";
import { peopleFound } from "./person-search.ts";

/**
 * The ids of customers by any part of a name, an address or a phone number, words in either order, and by their own number. Both
 * ways are answered by an index each, and joined by id: an "or" over two tables would read both whole.
 */
function customersFound(text: string): SQL {
  const people = peopleFound(text);
  const { id, customerNumber } = customers;
  const numbered = byNumber(customerNumber, "C", 6, text);
  if (!numbered) return people;
  return sql`${people} union all select numbered.id from (select ${id}, ${customerNumber} from ${customers} where ${numbered}) as numbered`;
}

const notMerged = sql`not exists (select 1 from ${persons} merged where merged.id = ${customers.id} and merged.merged_into_id is not null)`;

/** Only those who were archived, or only those in use; a record that was merged is neither. */
const archived: Filter = {
  value: z.enum(["true", "false"], messages.choice("archived")),
  many: false,
  where: ([value]) =>
    value === "true" ? and(isNotNull(customers.archivedAt), notMerged) : isNull(customers.archivedAt),
};

export const customerList: ListSpec = {
  sorts: {
    name: [persons.sortName],
    number: [customers.customerNumber],
    createdAt: [customers.createdAt],
    updatedAt: [customers.updatedAt],
  },
  defaultSort: "-createdAt",
  search: (text) => (text.trim() === "" ? undefined : sql`${customers.id} in (${customersFound(text.trim())})`),
  found: customersFound,
  id: customers.id,
  filters: {
    id: anyText(customers.id),
    status: anyOf(customers.status, customerStatuses, "Status"),
    regionId: withOwnRegions(anyText(customers.regionId)),
    ownerId: userFilter(customers.ownerId),
    source: anyOf(customers.source, customerSources, "Source"),
    currency: anyOf(customers.currency, currencies, "Currency"),
    tag: anyIn(customers.tags),
    ...periodFilter("created", customers.createdAt, "Created"),
    archived,
    upcoming: upcomingFilter(customers.id, "customer_id"),
    balance: balanceFilter(customers.id),
  },
  // Those that were archived are asked for; those that were merged are found by whoever has their id.
  usual: { where: isNull(customers.archivedAt), unless: ["id", "archived"] },
};

interface Known {
  customer: CustomerRow;
  person: PersonRow;
}

/** First names of those who learn on each account. */
async function learnersOf({ db }: Pick<Context, "db">, ids: string[]): Promise<Map<string, string[]>> {
  const { customerId, firstName, sortName, id } = dependents;
  const rows = await db
    .select({ customerId, firstName })
    .from(dependents)
    .where(and(amongMany(customerId, ids), eq(dependents.status, "active")))
    .orderBy(asc(sortName), asc(id));
  const named = new Map(ids.map((one): [string, string[]] => [one, []]));
  for (const row of rows) named.get(row.customerId)?.push(row.firstName);
  return named;
}

/** Customers as they are answered, with what is counted for all of them at once. */
export async function shownCustomers(context: Pick<Context, "db">, known: readonly Known[]): Promise<CustomerRecord[]> {
  if (known.length === 0) return [];
  const { db } = context;
  const ids = known.map(({ customer }) => customer.id);
  const learners = await learnersOf(context, ids);
  const notes = await db
    .select({ customerId: customerNotes.customerId, n: count() })
    .from(customerNotes)
    .where(and(amongMany(customerNotes.customerId, ids), isNull(customerNotes.archivedAt)))
    .groupBy(customerNotes.customerId);
  const phones = await db
    .select({ phoneNumber: persons.phoneNumber, n: count() })
    .from(persons)
    .where(
      and(
        isNull(persons.mergedIntoId),
        amongMany(
          persons.phoneNumber,
          known.flatMap(({ person }) => person.phoneNumber ?? []),
        ),
      ),
    )
    .groupBy(persons.phoneNumber);
  const noteCount = new Map(notes.map(({ customerId, n }) => [customerId, n]));
  const phoneCount = new Map(phones.map(({ phoneNumber, n }) => [phoneNumber, n]));
  return known.map(({ customer, person }) =>
    customerOf(
      { ...person, ...customer },
      {
        learnerNames: [...(customer.isLearner ? [person.firstName] : []), ...(learners.get(customer.id) ?? [])],
        samePhone: Math.max(0, (phoneCount.get(person.phoneNumber) ?? 1) - 1),
        noteCount: noteCount.get(customer.id) ?? 0,
      },
    ),
  );
}

/** The person who a customer is. */
export async function personOf({ db }: Pick<Context, "db">, id: string): Promise<PersonRow> {
  const [person] = await db.select().from(persons).where(eq(persons.id, id));
  return person as PersonRow;
}

export async function customerWithPerson(context: Pick<Context, "db">, customer: CustomerRow): Promise<CustomerRecord> {
  const [shown] = await shownCustomers(context, [{ customer, person: await personOf(context, customer.id) }]);
  return shown as CustomerRecord;
}

/** One page of customers. The count needs no names, so it does not join them. */
export async function listCustomers(
  context: Context,
  request: ListRequest,
): Promise<{ rows: CustomerRecord[]; total: number }> {
  const { db } = context;
  const { rows, total } = await readJoined(context, customers, request, () =>
    db
      .select({ customer: customers, person: persons })
      .from(customers)
      .innerJoin(persons, eq(persons.id, customers.id))
      .$dynamic(),
  );
  return { rows: await shownCustomers(context, rows), total };
}

/** How many likely duplicates are shown. */
const likelyMax = 5;
/** Of those who share a phone, as many are compared by name: a family, not a call centre. */
const readMax = 50;

interface Added {
  lastName: string;
  email: string;
  phoneNumber: string | null;
}

/**
 * Customers, archived ones too, who may be the person about to be added, or of their household: an address of theirs, or the
 * same phone and surname, also of a record that was merged into theirs. Source: domain.md 1.1.
 */
export async function likelyCustomers(context: Context, added: Added): Promise<CustomerRecord[]> {
  const { email, phoneNumber, lastName } = added;
  const byEmail = await peopleByEmail(context, email === "" ? [] : [email]);
  const samePhone =
    phoneNumber === null || lastName === ""
      ? []
      : await context.db
          .select()
          .from(persons)
          .where(eq(persons.phoneNumber, phoneNumber))
          .orderBy(asc(persons.createdAt), asc(persons.id))
          .limit(readMax);
  const byPhone = samePhone
    .filter((person) => likenessToAdded(person, added) !== null)
    .map(({ id, mergedIntoId }) => mergedIntoId ?? id);
  const ids = [...byEmail.keys(), ...byPhone];
  if (ids.length === 0) return [];
  const rows = await context.db
    .select({ customer: customers, person: persons })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(and(inArray(persons.id, ids), isNull(persons.mergedIntoId)))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(likelyMax);
  return shownCustomers(context, rows);
}

/** Every tag in use, by name. */
export async function tagsInUse({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${customers.tags})` })
    .from(customers)
    .where(isNull(customers.archivedAt))
    .orderBy(sql`1`);
  return rows.map(({ tag }) => tag);
}

/** As the activity log calls one. */
export const customerLabel = ({ customerNumber }: CustomerRow, person: PersonRow): string =>
  `${fullName(person)} (${customerNumber})`;
