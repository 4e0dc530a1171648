import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { partnerEvents } from "./partner-events.ts";
import { PartnerRecordDocument as query } from "./partner.generated.ts";

const question = async () => (await import("./partner-questions.tsx")).PartnerQuestion;
const reasoned = async () => await import("./partner-reasons.tsx");

/** The dialogs over the list of partners and over the page of one; they are added and edited on pages of their own. */
export const partnerDialogs = dialogsOf(
  eventDialogs(partnerEvents, question, {
    activate: { query, load: async () => (await import("./partner-activate.tsx")).PartnerActivate },
    suspend: { query, load: async () => (await reasoned()).PartnerSuspend },
    end: { query, load: async () => (await reasoned()).PartnerEnd },
  }),
);
