import type { ProgressEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import { isCurriculumAttachment, type CurriculumAttachment } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

const most = 100;

/** Learners' attachments to curricula. */
export class AttachmentsSource extends RecordSource<CurriculumAttachment, ProgressEvent | "detach" | "restore"> {
  constructor(v1: RestV1) {
    super(v1, { path: "/student-attach-curriculum", entity: "Attachment", check: isCurriculumAttachment });
  }

  /** All attachments of several learners, the latest first. */
  ofLearners(studentIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ studentId: studentIds, page, pageSize: most })));
  }
}
