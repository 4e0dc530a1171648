import {
  isCustomer,
  isLikelyDuplicate,
  isMergePreview,
  isPersonMerge,
  isUnmerged,
  type Customer,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf } from "../../upstream/shape.ts";

const merges = arrayOf(isPersonMerge);
const duplicates = arrayOf(isLikelyDuplicate);
const isDone = (value: unknown): value is { merge: { _id: string }; kept: Customer } =>
  typeof value === "object" && value !== null && "merge" in value && "kept" in value && isCustomer(value.kept);

/** Merges of several records of one person. */
export class MergesSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  preview(id: string, otherId: string) {
    return this.#v2.get(`${this.#pathOf(id)}/merge-preview?${queryOf({ otherId })}`, isMergePreview);
  }

  of(id: string) {
    return this.#v2.get(`${this.#pathOf(id)}/merges`, merges);
  }

  duplicates(id: string) {
    return this.#v2.get(`${this.#pathOf(id)}/duplicates`, duplicates);
  }

  async merge(id: string, body: object, key?: string | null) {
    return this.#v2.send("POST", `${this.#pathOf(id)}/merge`, body, isDone, key);
  }

  async undo(id: string, key?: string | null) {
    return this.#v2.send("POST", `/people/merges/${idInPath(this.#v2.source, "Merge", id)}/undo`, {}, isUnmerged, key);
  }

  async tellApart(id: string, body: object, key?: string | null) {
    return this.#v2.send("POST", `${this.#pathOf(id)}/tell-apart`, body, duplicates, key);
  }

  #pathOf(id: string): string {
    return `/people/customers/${idInPath(this.#v2.source, "Customer", id)}`;
  }
}
