import { leadUpdateInput } from "@app/domain/leads/lead.ts";
import type { LeadStage } from "@app/domain/leads/lead-enums.ts";
import { leadMachine } from "@app/domain/leads/lead-states.ts";
import { eventBack } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { Refusal } from "../../service/refusal.ts";
import { fireLeadEvent, leadKind, updateLead } from "./leads.service.ts";

/** What is shown of a lead's history, and the way back: only losing one who was contacted has one. */
export const leadHistory = historyOf(leadKind, {
  area: "customers",
  first: ["firstName", "lastName"],
  more: ["stage", "lostReason"],
  body: leadUpdateInput,
  update: updateLead,
  revertBy({ stage }) {
    if (!stage) return null;
    const [before, after] = stage as [LeadStage, LeadStage];
    const back = eventBack(leadMachine, before, after);
    return (context, at) => {
      if (back !== "reopen") throw new Refusal("WRONG_STATE", messages.notUndone);
      return fireLeadEvent(context, back, at);
    };
  },
});
