import { isLessonResource } from "@app/schema/upstreams/v2.records.generated.ts";
import { placeOf } from "../../records/list-page.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const resources = arrayOf(isLessonResource);

/** Customers and dependents, as learners. */
export class LearnersSource extends recordSource("Learner") {
  find(search: string | null | undefined, page: { number: number; size: number }) {
    const q = search === "" ? null : search;
    return this.list(queryOf({ q, ...placeOf(page) }));
  }

  /** Includes archived ones. */
  override async byIds(ids: readonly string[]) {
    return (await this.list(queryOf({ id: ids }))).data;
  }

  resources(studentId: string) {
    return this.rest.get(`/lessons/lesson-resources/?${queryOf({ studentId })}`, resources);
  }
}
