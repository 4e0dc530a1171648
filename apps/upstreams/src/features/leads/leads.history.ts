import { leadUpdateInput } from "@app/domain/leads/lead.ts";
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
  wayBack({ stage }) {
    if (!stage) return null;
    const [before, after] = stage;
    if (before === "contacted" && after === "lost") return (context, at) => fireLeadEvent(context, "reopen", at);
    return () => {
      throw new Refusal("WRONG_STATE", messages.notUndone);
    };
  },
});
