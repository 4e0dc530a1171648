export {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
  type GroupInstanceRow,
} from "./group-lessons.table.ts";
export { isPlaceDisputed } from "./is-place-disputed.ts";
export { placeDisputes } from "./place-disputes.table.ts";
