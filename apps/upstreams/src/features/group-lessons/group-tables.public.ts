export {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
  type GroupInstanceRow,
} from "./group-lessons.table.ts";
