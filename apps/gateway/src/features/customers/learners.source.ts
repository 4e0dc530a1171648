import { isLearner, isLessonResource } from "@app/schema/upstreams/v2.records.generated.ts";
import { placeOf } from "../../records/list-page.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf, listOf } from "../../upstream/shape.ts";

const learners = listOf(isLearner);
const resources = arrayOf(isLessonResource);

/** Customers and dependents, as learners. */
export class LearnersSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  find(search: string | null | undefined, page: { number: number; size: number }) {
    const q = search === "" ? null : search;
    return this.#v2.get(`/people/learners?${queryOf({ q, ...placeOf(page) })}`, learners);
  }

  /** Includes archived ones. */
  async byIds(ids: readonly string[]) {
    return (await this.#v2.get(`/people/learners?${queryOf({ id: ids })}`, learners)).data;
  }

  resources(studentId: string) {
    return this.#v2.get(`/lessons/lesson-resources/?${queryOf({ studentId })}`, resources);
  }
}
