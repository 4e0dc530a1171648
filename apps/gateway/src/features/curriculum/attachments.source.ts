import { recordSource } from "../../records/record-kinds.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";

const most = 100;

/** Learners' attachments to curricula. */
export class AttachmentsSource extends recordSource("CurriculumAttachment") {
  /** All attachments of several learners, the latest first. */
  ofLearners(studentIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ studentId: studentIds, page, pageSize: most })));
  }
}
