import { isFamily } from "@app/schema/upstreams/v1.records.generated.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

/** Families that are added in one step. */
export class FamiliesSource {
  readonly #rest: RestV1;

  constructor(v1: RestV1) {
    this.#rest = v1;
  }

  create(body: object, key?: string | null) {
    return this.#rest.send("POST", "/lessons/families", body, isFamily, key);
  }
}
