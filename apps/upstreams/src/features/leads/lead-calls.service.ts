import { isOpenLead, leadMachine } from "@app/domain/leads/lead-states.ts";
import { leadCallTitles, type LeadCallInput } from "@app/domain/leads/lead-call.ts";
import { nextState } from "@app/domain/machine.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { withFields } from "../../service/refusal.ts";
import { refuseSaidDays, saidAt } from "../messages/messages.public.ts";
import { createDoneTask, createTask, finishTasksOfLead } from "../tasks/tasks.public.ts";
import type { LeadRecord } from "./lead.record.ts";
import { presentLead } from "./leads.queries.ts";
import { fireLeadEvent, leadOrRefuse, updateLead } from "./leads.service.ts";

/**
 * Writes down a call with a lead, or a message, as something that was done for them. Who was new is contacted then, and what
 * is to be done next is a colleague's task and the lead's next action; tasks that are named are done with it. Source: domain.md 2.11.
 */
export async function logLeadCall(
  context: Context,
  id: string,
  { channel, body, saidOn, followUp, finishedTaskIds }: LeadCallInput,
): Promise<LeadRecord> {
  const { actor } = context;
  refuseSaidDays(context, { saidOn, followUp });
  await leadOrRefuse(context, id);
  await createDoneTask(
    context,
    { kind: "call", title: leadCallTitles[channel], leadId: id, ownerId: actor.id, note: body },
    saidAt(context, saidOn),
  );
  if (finishedTaskIds && finishedTaskIds.length > 0) {
    requirePermission(context, "tasks:act");
    await finishTasksOfLead(context, id, finishedTaskIds);
  }
  if (followUp) {
    requirePermission(context, "tasks:write");
    const task = { ...followUp, kind: "follow-up" as const, leadId: id };
    await withFields("followUp", () => createTask(context, task));
  }
  const lead = await leadOrRefuse(context, id);
  if (followUp?.dueOn && isOpenLead(lead.stage))
    await updateLead(context, {
      _id: id,
      version: lead.version,
      nextActionOn: followUp.dueOn,
      nextAction: followUp.title,
    });
  const { stage, version } = await leadOrRefuse(context, id);
  const isFirst = stage === leadMachine.initial && nextState(leadMachine, stage, "contact") !== null;
  if (isFirst && actor.permissions.has("customers:act")) return fireLeadEvent(context, "contact", { _id: id, version });
  return presentLead(context, await leadOrRefuse(context, id));
}
