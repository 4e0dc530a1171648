import { balanceKindLabels, balanceWords, type Balance } from "@app/domain/billing/customer-balance.ts";
import { ageGroupWords, contactChannelLabels, customerSourceLabels } from "@app/domain/people/people-enums.ts";
import { eq, sql } from "drizzle-orm";
import { fullName } from "@app/domain/people/person.ts";
import { balancesOf } from "../../features/billing/billing.public.ts";
import { customers, dependents, persons } from "../../features/customers/customers.public.ts";
import {
  customerList,
  dependentList,
  listCustomers,
  listDependents,
  type CustomerRecord,
  type DependentRecord,
} from "../../features/customers/customers-list.public.ts";
import { phoneCell } from "./cell.ts";
import type { PersonLessonsRecord } from "../../features/lessons/people-lessons.public.ts";
import { exportKind } from "./export-kind.ts";
import { lastLessonColumn, lessonsOf, nextLessonColumn, type Lessons } from "./lessons-of.ts";
import {
  idsOf,
  nameIn,
  namesIn,
  personNames,
  regionCodes,
  regionFilter,
  staffNames,
  wordsFrom,
  wordsOf,
  type Names,
} from "./names.ts";

interface Customer {
  customer: CustomerRecord;
  regions: Names;
  owners: Names;
  lessons: Lessons;
  balances: ReadonlyMap<string, readonly Balance[]>;
}

const ownerFilter = idsOf("Owner", staffNames);
const customerFilter = idsOf("Customer", (context, ids) =>
  namesIn(context, persons, sql<string>`${persons.firstName} || ' ' || ${persons.lastName}`, ids),
);

export const customersExport = exportKind<Customer>({
  permission: "customers:read",
  list: customerList,
  table: customers,
  join: { table: persons, on: eq(persons.id, customers.id) },
  async read(context, request) {
    const { rows } = await listCustomers(context, request);
    const regions = await regionCodes(
      context,
      rows.map(({ regionId }) => regionId),
    );
    const owners = await staffNames(
      context,
      rows.map(({ ownerId }) => ownerId),
    );
    const lessons = await lessonsOf(
      context,
      "customer",
      rows.map(({ _id }) => _id),
    );
    const ids = rows.map(({ _id }) => _id);
    const balances = context.actor.permissions.has("invoices:read") ? await balancesOf(context, ids) : [];
    const standing = new Map(balances.map((one) => [one._id, one.balances]));
    return rows.map((customer) => ({ customer, regions, owners, lessons, balances: standing }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ customer }) => fullName(customer) },
    { id: "number", heading: "Number", cell: ({ customer }) => customer.customerNumber },
    { id: "region", heading: "Region", cell: ({ customer, regions }) => nameIn(regions, customer.regionId) },
    {
      id: "status",
      heading: "Status",
      cell: ({ customer }) => wordsOf(customer.archivedAt === null ? customer.status : "archived"),
    },
    { id: "learners", heading: "Learners", cell: ({ customer }) => customer.learnerNames.join(", ") },
    { id: "owner", heading: "Owner", cell: ({ customer, owners }) => nameIn(owners, customer.ownerId) },
    {
      id: "balance",
      heading: "Balance",
      cell: ({ customer, balances }) => balanceWords(balances.get(customer._id) ?? []).join(", "),
    },
    nextLessonColumn<Customer>(({ customer }) => customer._id),
    lastLessonColumn<Customer>(({ customer }) => customer._id),
    { id: "source", heading: "Source", cell: ({ customer }) => wordsOf(customer.source, customerSourceLabels) },
    { id: "tags", heading: "Tags", cell: ({ customer }) => customer.tags.join(", ") },
    { id: "created", heading: "Created", cell: ({ customer }) => customer.createdAt },
    { id: "email", heading: "Email", cell: ({ customer }) => customer.email },
    { id: "secondaryEmail", heading: "Secondary email", cell: ({ customer }) => customer.secondaryEmail },
    { id: "phone", heading: "Phone", cell: ({ customer }) => phoneCell(customer.phoneNumber) },
    { id: "country", heading: "Country", cell: ({ customer }) => customer.country },
    { id: "timeZone", heading: "Time zone", cell: ({ customer }) => customer.timeZone },
    { id: "currency", heading: "Currency", cell: ({ customer }) => customer.currency },
    {
      id: "channel",
      heading: "Preferred channel",
      cell: ({ customer }) => wordsOf(customer.preferredChannel, contactChannelLabels),
    },
    { id: "dueDays", heading: "Days to pay", cell: ({ customer }) => customer.dueDays },
    { id: "changed", heading: "Changed", cell: ({ customer }) => customer.updatedAt },
    { id: "firstName", heading: "First name", cell: ({ customer }) => customer.firstName },
    { id: "lastName", heading: "Last name", cell: ({ customer }) => customer.lastName },
  ],
  filters: {
    regionId: regionFilter,
    ownerId: ownerFilter,
    source: wordsFrom("Source", customerSourceLabels),
    balance: wordsFrom("Balance", balanceKindLabels),
    tag: { label: "Tag", words: asTyped },
    archived: wordsFrom("Show", { true: "Archived", false: "In use" }),
  },
});

/** Tags are free text and need no labels. */
function asTyped(_: unknown, values: string[]): Promise<string[]> {
  return Promise.resolve(values);
}

/** The tutor of the next lesson, else of the last. */
const teaching = (lessons: PersonLessonsRecord | undefined): string | null =>
  (lessons?.nextLesson ?? lessons?.lastLesson)?.tutorId ?? null;

interface Dependent {
  dependent: DependentRecord;
  regions: Names;
  lessons: Lessons;
  tutors: Names;
}

/** Safeguarding notes and needs are never exported, for anyone. */
export const dependentsExport = exportKind<Dependent>({
  permission: "customers:read",
  list: dependentList,
  table: dependents,
  async read(context, request) {
    const { rows } = await listDependents(context, request);
    const regions = await regionCodes(
      context,
      rows.map(({ regionId }) => regionId),
    );
    const lessons = await lessonsOf(
      context,
      "learner",
      rows.map(({ _id }) => _id),
    );
    const tutors = await personNames(
      context,
      [...lessons.values()].map((one) => teaching(one)),
    );
    return rows.map((dependent) => ({ dependent, regions, lessons, tutors }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ dependent }) => fullName(dependent) },
    { id: "age", heading: "Age group", cell: ({ dependent }) => wordsOf(dependent.ageGroup, ageGroupWords) },
    { id: "customer", heading: "Customer", cell: ({ dependent }) => fullName(dependent.payer) },
    { id: "level", heading: "Level", cell: ({ dependent }) => wordsOf(dependent.level) },
    { id: "subjects", heading: "Subjects", cell: ({ dependent }) => dependent.subjects.join(", ") },
    {
      id: "tutor",
      heading: "Tutor",
      cell: ({ dependent, lessons, tutors }) => nameIn(tutors, teaching(lessons.get(dependent._id))),
    },
    nextLessonColumn<Dependent>(({ dependent }) => dependent._id),
    { id: "zone", heading: "Time zone", cell: ({ dependent }) => dependent.timeZone ?? dependent.payerTimeZone },
    { id: "status", heading: "Status", cell: ({ dependent }) => wordsOf(dependent.status) },
    { id: "number", heading: "Customer number", cell: ({ dependent }) => dependent.payer.customerNumber },
    { id: "region", heading: "Region", cell: ({ dependent, regions }) => nameIn(regions, dependent.regionId) },
    { id: "relationship", heading: "Relationship", cell: ({ dependent }) => wordsOf(dependent.relationship) },
    { id: "born", heading: "Date of birth", cell: ({ dependent }) => dependent.dateOfBirth },
    { id: "created", heading: "Created", cell: ({ dependent }) => dependent.createdAt },
    { id: "firstName", heading: "First name", cell: ({ dependent }) => dependent.firstName },
    { id: "lastName", heading: "Last name", cell: ({ dependent }) => dependent.lastName },
    { id: "id", heading: "Dependent ID", cell: ({ dependent }) => dependent._id },
  ],
  filters: { regionId: regionFilter, customerId: customerFilter, ageGroup: wordsFrom("Age group", ageGroupWords) },
});
