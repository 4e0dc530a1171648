import {
  isLessonRating,
  isRatingsOfLesson,
  isStudentRating,
  type LessonRating,
  type RatingsOfLesson,
  type StudentRating,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { idInPath } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

export class LessonRatingsSource extends RecordSource<LessonRating, "hide" | "show"> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/ratings", entity: "Rating", check: isLessonRating });
  }

  /** All ratings of a lesson, and who may still rate. */
  ofLesson(lessonId: string): Promise<RatingsOfLesson> {
    const id = idInPath(this.rest.source, "Lesson", lessonId);
    return this.rest.get(`/lessons/booked/${id}/ratings`, isRatingsOfLesson);
  }
}

export class StudentRatingsSource extends RecordSource<StudentRating> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/student-ratings", entity: "Student rating", check: isStudentRating });
  }
}
