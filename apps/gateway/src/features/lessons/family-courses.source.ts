import { isFamilyCourses, isLessonPreview } from "@app/schema/upstreams/v1.records.generated.ts";
import { idInPath } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

type FamilyEvent = "pause" | "resume";

/** What happens to several courses of a family at once. */
export class FamilyCoursesSource {
  readonly #rest: RestV1;

  constructor(v1: RestV1) {
    this.#rest = v1;
  }

  fire(customerId: string, event: FamilyEvent, body: object, key?: string | null) {
    return this.#rest.send("POST", this.#pathOf(customerId, event), body, isFamilyCourses, key);
  }

  /** The emails of what is not done, and what it would come to. */
  preview(customerId: string, event: FamilyEvent, body: object) {
    return this.#rest.send("POST", `${this.#pathOf(customerId, event)}/preview`, body, isLessonPreview);
  }

  #pathOf(customerId: string, event: FamilyEvent): string {
    return `/lessons/customers/${idInPath(this.#rest.source, "Customer", customerId)}/${event}`;
  }
}
