import { isCandidacy, type Candidacy } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

type CandidacyCall =
  | ("advance" | "move-back" | "hold" | "unhold" | "withdraw")
  | ("reject" | "reopen" | "allow-rehire" | "onboard");

const most = 100;

export class CandidaciesSource extends RecordSource<Candidacy, CandidacyCall> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/candidacies", entity: "Application", check: isCandidacy });
  }

  /** A person's latest round. */
  latestOf(personId: string) {
    return this.first({ personId, isLatest: "true" });
  }

  /** All rounds of some people, the latest first. */
  ofPersons(personIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ personId: personIds, sort: "-round", page, pageSize: most })));
  }
}
