import { and, asc, eq, isNull } from "drizzle-orm";
import { wallClockOf } from "@app/domain/time.ts";
import { insertRecord } from "../../../database/records.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { accountUsers } from "../../account/account.public.ts";
import { notifyPerson } from "../../notifications/notifications.public.ts";
import { taskPath, tasks } from "../../tasks/tasks.public.ts";

/** Gives a director a task about a customer's money, once for each thing that is to be decided. */
export async function askDirector(
  context: Context,
  { customerId, title, why, dueOn: asked }: { customerId: string; title: string; why: string; dueOn?: string | null },
): Promise<void> {
  const { id, timeZone, userRole, status, createdAt } = accountUsers;
  const [director] = await context.db
    .select({ id, timeZone })
    .from(accountUsers)
    .where(and(eq(userRole, "director"), eq(status, "active")))
    .orderBy(asc(createdAt), asc(id))
    .limit(1);
  const isOpen = and(eq(tasks.customerId, customerId), eq(tasks.title, title), isNull(tasks.doneAt));
  if (!director || (await context.db.$count(tasks, isOpen)) > 0) return;
  const today = wallClockOf(context.now, director.timeZone).date;
  const dueOn = asked ?? today;
  // This is the notice of the day; no other follows.
  const task = await insertRecord(context, tasks, {
    kind: "check",
    customerId,
    ownerId: director.id,
    title,
    dueOn,
    toldDueOn: today,
  });
  await audit(context, { action: "created", kind: "task", id: task.id, label: title, after: task });
  await notifyPerson(context, director.id, {
    type: "new_message",
    kind: "task",
    title: `New task: ${title}`,
    url: taskPath(task.id),
    description: why,
  });
}
