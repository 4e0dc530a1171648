import { recordSource } from "../../records/record-kinds.ts";
import { arrayOf } from "../../upstream/shape.ts";

const texts = arrayOf((value): value is string => typeof value === "string");

export class TutorProfilesSource extends recordSource("Tutor") {
  tags() {
    return this.rest.get("/tutors/tags", texts);
  }

  dialects() {
    return this.rest.get("/tutors/dialects", texts);
  }
}
