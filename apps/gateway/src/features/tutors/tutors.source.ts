import type { OnboardedTutor } from "@app/schema/upstreams/v1.records.generated.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf, recordOf } from "../../upstream/shape.ts";

export type OnboardedTutorRecord = Pick<OnboardedTutor, "_id" | "firstName" | "lastName" | "subjects">;
/** Any subject, including ones added after the contract was written. */
export interface SubjectOptionRecord {
  value: string;
}

const tutors = arrayOf(
  recordOf<OnboardedTutorRecord>({ _id: "string", firstName: "string", lastName: "string", subjects: "array" }),
);
const options = arrayOf(recordOf<SubjectOptionRecord>({ value: "string" }));

/** Reference data about tutors and subjects. */
export class TutorsSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  onboarded() {
    return this.#v1.getReference("/onboarded-tutors", tutors);
  }

  subjectOptions() {
    return this.#v1.getReference("/subjects-options", options);
  }
}
