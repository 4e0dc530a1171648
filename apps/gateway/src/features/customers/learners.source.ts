import { learnerKinds, resourceKinds } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf, listOf, recordOf } from "../../upstream/shape.ts";

export type LearnerRecord = components["schemas"]["Learner"];
export type LearnerPayerRecord = LearnerRecord["payer"];
export type LessonResourceRecord = components["schemas"]["LessonResource"];

const learners = listOf(
  recordOf<LearnerRecord>({
    _id: "string",
    kind: learnerKinds,
    firstName: "string",
    lastName: "string",
    payer: "object",
    timeZone: "string",
    regionId: "string",
    archived: "boolean",
  }),
);
const resources = arrayOf(
  recordOf<LessonResourceRecord>({
    _id: "string",
    title: "string",
    kind: resourceKinds,
    url: "string",
    addedAt: "string",
  }),
);

/** Customers and dependents as those who are taught. */
export class LearnersSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  find(search: string | null | undefined, page: { number: number; size: number }) {
    const q = search === "" ? null : search;
    return this.#v2.get(`/people/learners?${queryOf({ q, page: page.number, pageSize: page.size })}`, learners);
  }

  /** Archived ones too. */
  async byIds(ids: readonly string[]) {
    return (await this.#v2.get(`/people/learners?${queryOf({ id: ids })}`, learners)).data;
  }

  resources(studentId: string) {
    return this.#v2.get(`/lessons/lesson-resources/?${queryOf({ studentId })}`, resources);
  }
}
