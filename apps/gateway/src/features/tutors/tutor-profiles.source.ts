import type { TutorEvent } from "@app/domain/tutors/tutor-enums.ts";
import { isTutor, type Tutor } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf } from "../../upstream/shape.ts";

const texts = arrayOf((value): value is string => typeof value === "string");

export class TutorProfilesSource extends RecordSource<Tutor, TutorEvent> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/tutors", entity: "Tutor", check: isTutor });
  }

  tags() {
    return this.rest.get("/tutors/tags", texts);
  }

  dialects() {
    return this.rest.get("/tutors/dialects", texts);
  }
}
