import { recordSource } from "../../records/record-kinds.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";

const most = 100;

export class JournalSource extends recordSource("JournalEntry") {
  additionsTo(ids: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ addsToId: ids, page, pageSize: most })));
  }
}

/** Initial texts of entries. */
export class JournalTemplatesSource extends recordSource("JournalTemplate") {
  all() {
    return this.rows({});
  }
}
