import { asc, isNull } from "drizzle-orm";
import type { CustomerStatus } from "@app/domain/people/people-enums.ts";
import type { TaskKind } from "@app/domain/tasks/task-enums.ts";
import { taskInput } from "@app/domain/tasks/task.ts";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { customers } from "../features/customers/customers.public.ts";
import { tasks } from "../features/tasks/tasks.public.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of tasks begins. */
const chanceFrom = 62_000_000;
const day = 24 * 60 * 60_000;
const noPlace = { ip: null, userAgent: null, requestId: "seed" };

/** What somebody was given: whom it is about, in how many days it is due, and how many days ago it was done. */
interface Plan {
  kind: TaskKind;
  title: string;
  about?: CustomerStatus;
  note?: string;
  dueIn: number | null;
  dueTime?: string;
  doneAgo?: number;
}

const withCustomers: readonly Plan[] = [
  { kind: "call", title: "Call about a trial lesson", about: "lead", dueIn: -2, note: "Prefers the evening." },
  { kind: "follow-up", title: "Ask when lessons can start again", about: "paused", dueIn: 0 },
  { kind: "check", title: "Check how the first month went", about: "active", dueIn: 3, dueTime: "11:00" },
  { kind: "follow-up", title: "Send the price list", about: "lead", dueIn: -6, doneAgo: 7 },
  { kind: "call", title: "Ask why lessons stopped", about: "churned", dueIn: 12 },
  { kind: "other", title: "Prepare the meeting about spring terms", dueIn: null },
];
const withContent: readonly Plan[] = [
  { kind: "check", title: "Read through the new greetings unit", dueIn: -1 },
  { kind: "other", title: "List the recordings that are missing", dueIn: 0 },
  { kind: "check", title: "Compare the word list with the curriculum", dueIn: 5, dueTime: "16:30" },
  { kind: "other", title: "Book the studio", dueIn: -9, doneAgo: 10 },
];
const caring = new Set<string>(["super-admin", "director", "admin"]);

/** What colleagues have given each other to do. */
export async function seedTasks(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const colleagues = staff.filter(({ userRole, status }) => status === "active" && userRole !== "");
  const carers = colleagues.filter(({ userRole }) => caring.has(userRole));
  const { id, status } = customers;
  const found = await db
    .select({ id, status })
    .from(customers)
    .where(isNull(customers.archivedAt))
    .orderBy(asc(customers.customerNumber));
  const dayIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);

  const rows = colleagues.flatMap((owner) =>
    (caring.has(owner.userRole) ? withCustomers : withContent).map(({ about, dueIn, doneAgo, ...plan }) => {
      const author = caring.has(owner.userRole) && chance.whole(1, 2) === 1 ? chance.pick(carers) : owner;
      const createdAt = new Date(now.getTime() - (14 + chance.whole(0, 9)) * day - chance.whole(0, day));
      const doneAt = doneAgo === undefined ? null : new Date(now.getTime() - doneAgo * day);
      const dueOn = dueIn === null ? null : dayIn(dueIn);
      const fitting = found.filter((customer) => customer.status === about);
      const customerId = about === undefined ? null : chance.pick(fitting).id;
      const input = taskInput.parse({ ...plan, ownerId: owner.id, dueOn, customerId });
      const task = {
        ...seed.record(createdAt),
        ...input,
        doneAt,
        createdBy: author.id,
        version: doneAt === null ? 1 : 2,
        updatedBy: doneAt === null ? author.id : owner.id,
        updatedAt: doneAt ?? createdAt,
        toldDueOn: dueIn !== null && dueIn <= 0 ? dueOn : null,
      };
      const entryBy = ({ id: actorId, firstname, lastname, userRole }: SeededStaff, at: Date, version: number) => ({
        id: chance.id(at),
        at,
        actorId,
        actorName: `${firstname} ${lastname}`,
        role: userRole,
        version,
        entityKind: "task",
        entityId: task.id,
        entityLabel: task.title,
        reason: null,
        ...noPlace,
      });
      const changes: Record<string, [unknown, unknown]> = { title: [null, task.title], kind: [null, task.kind] };
      const added = { ...entryBy(author, createdAt, 1), action: "created" as const, changes };
      const done: Record<string, [unknown, unknown]> = { doneAt: [null, doneAt?.toISOString() ?? null] };
      const finished = { action: "state-changed" as const, changes: done };
      return { task, entries: doneAt === null ? [added] : [added, { ...entryBy(owner, doneAt, 2), ...finished }] };
    }),
  );
  await db.insert(tasks).values(rows.map(({ task }) => task));
  await db.insert(teamActivity).values(rows.flatMap(({ entries }) => entries));
}
