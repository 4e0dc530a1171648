import { eq, sql, type SQL } from "drizzle-orm";
import { contentLessons } from "./content.table.ts";

export { examLevel, lessonLevel, visibleAt } from "./content.levels.ts";
export { contentCreators, lessonAssignments } from "./creators.table.ts";
export { blockParts, blockRecord, readBlock, shownFields as shownBlockFields } from "./block.record.ts";
export { formulaFault } from "./formula-fault.ts";
export { gradedAnswer } from "./graded-answer.ts";
export { lessonInApp } from "./in-app.ts";
export { checksIn, checkSessions } from "./session-problems.ts";
export { keepBlockFiles } from "./session-files.ts";
export { sessionReviews } from "./reviews.table.ts";
export { contentLessons, exams, examSessions, examSubjects, sections, topics } from "./content.table.ts";

/** The ids of the lessons that are assigned to someone, as an array. */
export const lessonsAssignedTo = (personId: string): SQL =>
  sql`array(select ${contentLessons.id} from ${contentLessons} where ${eq(contentLessons.assigneeId, personId)})`;
