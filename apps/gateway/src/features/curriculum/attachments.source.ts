import { learnerKinds, type ProgressEvent } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v1.generated.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { listOf, recordOf } from "../../upstream/shape.ts";

export type AttachmentRecord = Omit<components["schemas"]["CurriculumAttachment"], "createdBy">;

const attachment = recordOf<AttachmentRecord>({
  _id: "string",
  studentId: "string",
  studentKind: learnerKinds,
  customerId: "string",
  curriculumId: "string",
  subdivisionIds: "array",
  startDate: "string",
  progress: "array",
  updatedBy: "string",
  version: "number",
  createdAt: "string",
  updatedAt: "string",
});
const attachments = listOf(attachment);

const home = "/student-attach-curriculum";
const most = 100;

/** Which learners follow which curricula. */
export class AttachmentsSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  list(query: string) {
    return this.#v1.get(`${home}?${query}`, attachments);
  }

  /** All of several learners, the latest first. */
  async ofLearners(studentIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ studentId: studentIds, page, pageSize: most })));
  }

  attach(body: object, key?: string | null) {
    return this.#v1.send("POST", home, body, attachment, key);
  }

  fire(id: string, event: ProgressEvent | "detach" | "restore", body: object, key?: string | null) {
    return this.#v1.send("POST", `${home}/${idInPath("v1", "Attachment", id)}/${event}`, body, attachment, key);
  }
}
