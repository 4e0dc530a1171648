import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../../shared/records/record-events.ts";
import { partnerUserEvents } from "./user-events.ts";
import { PartnerUserRecordDocument as query } from "./user.generated.ts";

const question = async () => (await import("./user-questions.tsx")).PartnerUserQuestion;
const reasons = async () => await import("./user-reasons.tsx");

/** The dialogs over the list of partners' users and over the page of one. */
export const partnerUserDialogs = dialogsOf(
  eventDialogs(partnerUserEvents, question, {
    invite: { query, load: async () => (await import("./user-invite.tsx")).PartnerUserInvite },
    suspend: { query, load: async () => (await reasons()).PartnerUserSuspend },
    deactivate: { query, load: async () => (await reasons()).PartnerUserDeactivate },
  }),
);
