export {
  checkMinimum,
  confirmSessions,
  endSessions,
  expireOffers,
  finishLessons,
  startSessions,
} from "./group-times.ts";
export { groupTexts } from "./group-texts.ts";
export { placeDisputes } from "./place-disputes.table.ts";
export { enrolmentSettlements, groupEnrolments, groupInstances, groupLessons } from "./group-lessons.table.ts";
