import { isRatingsOfLesson, type RatingsOfLesson } from "@app/schema/upstreams/v1.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { idInPath } from "../../upstream/path.ts";

export class LessonRatingsSource extends recordSource("LessonRating") {
  /** All ratings of a lesson, and who may still rate. */
  ofLesson(lessonId: string): Promise<RatingsOfLesson> {
    const id = idInPath(this.rest.source, "Lesson", lessonId);
    return this.rest.get(`/lessons/booked/${id}/ratings`, isRatingsOfLesson);
  }
}
