import type { Role, ViewAudience } from "@app/domain/enums.ts";
import { lastMailDay } from "@app/domain/reports/report-mail.ts";
import type { Database } from "../database/client.ts";
import { reportMails } from "../features/reports/reports-tables.public.ts";
import { listViews } from "../features/views/views.public.ts";
import type { Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

interface SharedView {
  list: string;
  name: string;
  query: string;
  audience: ViewAudience;
  role?: Role;
}

const customers = "/app/tutoring/customers";
const requests = "/app/tutoring/admin-lesson-requests";
const booked = "/app/tutoring/admin-booked-lessons";

/** What everybody who looks after customers asks for each day. */
const sharedViews: readonly SharedView[] = [
  {
    list: customers,
    name: "My customers",
    audience: "everyone",
    query: "ownerId=me&sort=NAME_ASC&status=lead,active,paused",
  },
  {
    list: customers,
    name: "Leads without an owner",
    audience: "role",
    role: "admin",
    query: "ownerId=none&sort=CREATED_DESC&status=lead",
  },
  {
    list: customers,
    name: "Paused",
    audience: "everyone",
    query: "sort=CHANGED_DESC&status=paused",
  },
  {
    list: "/app/tutoring/dependents",
    name: "Children in my regions",
    audience: "everyone",
    query: "ageGroup=under-5,from-5&regionId=my-regions&sort=NAME_ASC&status=active",
  },
  {
    list: requests,
    name: "My requests",
    audience: "everyone",
    query: "ownerId=me&sort=DUE_ASC",
  },
  {
    list: requests,
    name: "Past due",
    audience: "everyone",
    query: "overdue=true&sort=DUE_ASC",
  },
  {
    list: "/app/tutoring/admin-confirmed-lessons",
    name: "Days that could not be booked",
    audience: "everyone",
    query: "clash=true&sort=CREATED_DESC",
  },
  {
    list: booked,
    name: "Without a link",
    audience: "everyone",
    query: "link=false&sort=START_ASC&upcoming=true",
  },
  {
    list: booked,
    name: "Waiting for an outcome",
    audience: "everyone",
    query: "sort=START_ASC&status=awaiting-confirmation",
  },
];

/** A view of a report that was already emailed the week before, so that the next goes out when the portal starts. */
async function seedMailedView(db: Database, seed: Seed, ownerId: string): Promise<void> {
  const row = {
    ...seed.record(seed.daysAgo(21)),
    list: "/app/reports/student-no-show",
    name: "By tutor",
    query: "by=tutor&sort=-rate",
    audience: "everyone",
    role: null,
    ownerId,
    createdBy: ownerId,
    updatedBy: ownerId,
  } as const;
  await db.insert(listViews).values(row);
  const lastDay = lastMailDay("weekly", seed.daysAgo(7), "Europe/London");
  await db.insert(reportMails).values({ viewId: row.id, every: "weekly", lastDay, askedAt: row.createdAt });
}

/** Views that the super-admin shares. No list opens with one: that is for people to choose. */
export async function seedViews(db: Database, seed: Seed, staff: SeededStaff[]): Promise<void> {
  const ownerId = staff.find(({ userRole }) => userRole === "super-admin")?.id;
  if (ownerId === undefined) return;
  const rows = sharedViews.map((view) => ({
    ...seed.record(seed.daysAgo(seed.chance.whole(20, 60))),
    role: null,
    ...view,
    ownerId,
    createdBy: ownerId,
    updatedBy: ownerId,
  }));
  await db.insert(listViews).values(rows);
  await seedMailedView(db, seed, ownerId);
}
