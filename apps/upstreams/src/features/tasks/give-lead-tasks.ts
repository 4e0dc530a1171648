import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { leadMessages } from "@app/domain/leads/lead-messages.ts";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { rolesWith } from "@app/domain/permissions.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { insertRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { accountUsers } from "../account/account.public.ts";
import { leads, needAttention } from "../leads/leads.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { taskPath } from "./task-words.ts";
import { tasks } from "./tasks.table.ts";

const system = { id: "system", name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "give-lead-tasks" };

/**
 * Gives the owner of each lead that needs attention a task for today, once for each stage of a lead, unless something was
 * planned in between; at most so many. Returns how many. Source: domain.md 2.11.
 */
export const giveLeadTasks = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { id, firstName, lastName, stage, ownerId, taskGivenIn, createdAt } = leads;
    const mayRead = inArray(accountUsers.userRole, [...rolesWith("customers:read")]);
    const waiting = await db
      .select({ id, firstName, lastName, stage, ownerId: accountUsers.id, timeZone: accountUsers.timeZone })
      .from(leads)
      .innerJoin(accountUsers, and(eq(accountUsers.id, ownerId), eq(accountUsers.status, "active"), mayRead))
      .where(and(needAttention(now), sql`${taskGivenIn} is distinct from ${stage}`))
      .orderBy(asc(createdAt), asc(id))
      .limit(atMost)
      .for("update", { of: leads, skipLocked: true });
    for (const lead of waiting) {
      const name = leadName(lead);
      const isNew = lead.stage === "new";
      const dueOn = wallClockOf(now, lead.timeZone).date;
      const task = await insertRecord({ db, now, actor: system }, tasks, {
        kind: isNew ? "call" : "follow-up",
        leadId: lead.id,
        ownerId: lead.ownerId,
        title: isNew ? leadMessages.contactTask(name) : leadMessages.nextTask(name),
        // This is the notice of the day; no other follows.
        dueOn,
        toldDueOn: dueOn,
      });
      await db.update(leads).set({ taskGivenIn: lead.stage }).where(eq(id, lead.id));
      await audit(
        { db, now, actor: { ...system, id: null }, origin: nowhere },
        { action: "created", kind: "task", id: task.id, label: task.title, after: task },
      );
      await notifyPerson({ db, now }, lead.ownerId, {
        type: "new_message",
        kind: "task",
        title: `New task: ${task.title}`,
        url: taskPath(task.id),
        description: isNew ? "They have waited for more than two hours." : "No next action is set.",
      });
    }
    return waiting.length;
  });
