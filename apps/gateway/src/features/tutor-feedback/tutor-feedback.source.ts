import type { TutorFeedbackEvent } from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { isTutorFeedback, type TutorFeedback } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

export class TutorFeedbackSource extends RecordSource<TutorFeedback, TutorFeedbackEvent> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/feedback", entity: "Tutor feedback", check: isTutorFeedback });
  }
}
