import { currencies } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, listOf, recordOf } from "../../upstream/shape.ts";

export type RegionRecord = Pick<
  components["schemas"]["Region"],
  | "_id"
  | "code"
  | "name"
  | "currency"
  | "timeZone"
  | "cancellationPolicyId"
  | "taxRateBp"
  | "invoicePrefix"
  | "active"
  | "customers"
  | "tutors"
  | "version"
  | "createdAt"
  | "updatedAt"
>;

export type CancellationPolicyRecord = Pick<
  components["schemas"]["CancellationPolicy"],
  "_id" | "name" | "windowHours" | "lateCancelPercent" | "noShowPercent"
>;

const region = recordOf<RegionRecord>({
  _id: "string",
  code: "string",
  name: "string",
  currency: currencies,
  timeZone: "string",
  cancellationPolicyId: "string",
  taxRateBp: "number",
  invoicePrefix: "string",
  active: "boolean",
  version: "number",
  createdAt: "string",
  updatedAt: "string",
});
const policies = listOf(
  recordOf<CancellationPolicyRecord>({
    _id: "string",
    name: "string",
    windowHours: "number",
    lateCancelPercent: "number",
    noShowPercent: "number",
  }),
);
const regions = listOf(region);
const oneRegion = answerOf(region);

/** Regions and the cancellation policies that they choose from. */
export class RegionsSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  list(query: string) {
    return this.#v2.get(`/admin/region?${query}`, regions);
  }

  /** For references: without what belongs to each, which takes long to count in a large business. */
  async byIds(ids: readonly string[]) {
    return (await this.list(queryOf({ id: ids, counted: "false", pageSize: 100 }))).data;
  }

  async countedByIds(ids: readonly string[]) {
    return (await this.list(queryOf({ id: ids, pageSize: 100 }))).data;
  }

  async byCode(code: string) {
    return (await this.list(queryOf({ code, pageSize: 1 }))).data[0] ?? null;
  }

  async policies() {
    return (await this.#v2.getReference("/admin/cancellation-policy?pageSize=100", policies)).data;
  }

  async create(body: object, key?: string | null) {
    return (await this.#v2.send("POST", "/admin/region", body, oneRegion, key)).data;
  }

  async update(body: object, key?: string | null) {
    return (await this.#v2.send("PATCH", "/admin/region", body, oneRegion, key)).data;
  }

  async fire(id: string, event: "archive" | "restore", version: number, key?: string | null) {
    const path = `/admin/region/${idInPath("v2", "Region", id)}/${event}`;
    return (await this.#v2.send("POST", path, { version }, oneRegion, key)).data;
  }
}
