import {
  isJournalEntry,
  isJournalTemplate,
  type JournalEntry,
  type JournalTemplate,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

const most = 100;

export class JournalSource extends RecordSource<JournalEntry, "follow-up" | "reopen-follow-up"> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/journal", entity: "Journal entry", check: isJournalEntry });
  }

  additionsTo(ids: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ addsToId: ids, page, pageSize: most })));
  }
}

/** Initial texts of entries. */
export class JournalTemplatesSource extends RecordSource<JournalTemplate> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/journal-templates", entity: "Text", check: isJournalTemplate });
  }

  all() {
    return this.rows({});
  }
}
