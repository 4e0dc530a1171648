import type { LeadEvent, LeadStage } from "@app/domain/leads/lead-enums.ts";
import { leadMachine } from "@app/domain/leads/lead-states.ts";
import { CalendarCheck, Handshake, MessageSquare, RotateCcw, UserX } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { leadKind } from "./lead.kind.ts";

/** What staff do with a lead; that a trial was given is said by its lesson. */
type Offered = Exclude<LeadEvent, "complete-trial">;

export const leadEvents: EventTable<LeadStage, LeadEvent, Offered> = {
  kind: leadKind,
  machine: leadMachine,
  state: "stage",
  rows: {
    contact: {
      label: "Mark as contacted",
      icon: MessageSquare,
      many: { kind: "LEADS_CONTACT", description: "Only those who are new move on; the others stay." },
    },
    "book-trial": { label: "Book trial", icon: CalendarCheck, needs: "lessons:write" },
    convert: { label: "Convert to customer", icon: Handshake },
    lose: {
      label: "Mark as lost",
      icon: UserX,
      danger: true,
      many: { kind: "LEADS_LOSE", description: "They leave the list of open leads, and can be reopened." },
    },
    reopen: { label: "Reopen", icon: RotateCcw },
  },
};
