import { recordSource } from "../../records/record-kinds.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";

const most = 100;

export class CandidaciesSource extends recordSource("Candidacy") {
  /** A person's latest round. */
  latestOf(personId: string) {
    return this.first({ personId, isLatest: "true" });
  }

  /** All rounds of some people, the latest first. */
  ofPersons(personIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ personId: personIds, sort: "-round", page, pageSize: most })));
  }
}
