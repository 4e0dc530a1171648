import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { referrerEvents } from "./referrer-events.ts";
import { ReferrerRecordDocument as query } from "./referrer.generated.ts";
import { teacherReferrerKind } from "./referrer.kind.ts";

const needs = teacherReferrerKind.write;
const forms = async () => await import("./form/referrer.form.tsx");

const common = {
  edit: { query, needs, load: async () => (await forms()).ReferrerForm },
  ...eventDialogs(referrerEvents, async () => (await import("./referrer-questions.tsx")).ReferrerQuestion),
};

/** The dialogs over the list of teachers who refer, and over the page of one. */
export const teacherReferrerDialogs = dialogsOf({
  new: { needs, load: async () => (await forms()).NewTeacherReferrer },
  ...common,
});

/** The dialogs over the list of customers who refer. */
export const customerReferrerDialogs = dialogsOf({
  new: { needs, load: async () => (await forms()).NewCustomerReferrer },
  ...common,
  history: { load: async () => (await import("./referrer-history.tsx")).ReferrerHistory },
});
