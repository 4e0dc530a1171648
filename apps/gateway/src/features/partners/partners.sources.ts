import { isPartnerLearner, isSeenLearner } from "@app/schema/upstreams/v2.records.generated.ts";
import { placeOf } from "../../records/list-page.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { listOf } from "../../upstream/shape.ts";

const learners = listOf(isPartnerLearner);
const seen = listOf(isSeenLearner);

interface AskedLearners {
  search?: string | null | undefined;
  ids?: readonly string[] | null | undefined;
  page: { number: number; size: number };
}

export class PartnersSource extends recordSource("Partner") {
  /** Customers and pods that came with its code or were added. */
  learners(id: string, { search, ids, page }: AskedLearners) {
    // None asked for are none, not all.
    if (ids?.length === 0) return Promise.resolve({ data: [], page: 1, pageSize: page.size, total: 0 });
    const q = search === "" ? null : search;
    return this.rest.get(this.pathOf(id, `/learners?${queryOf({ q, id: ids, ...placeOf(page) })}`), learners);
  }
}

export class PartnerUsersSource extends recordSource("PartnerUser") {
  /** Whom they see in the partners' app. */
  learners(id: string, page: AskedLearners["page"]) {
    return this.rest.get(this.pathOf(id, `/learners?${queryOf(placeOf(page))}`), seen);
  }
}
