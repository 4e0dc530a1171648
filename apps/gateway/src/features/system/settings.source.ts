import { type Setting } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";

const pageSize = 100;

export class SettingsSource extends recordSource("Setting") {
  /** All stored values: at most one row per setting and region. */
  async all(): Promise<Setting[]> {
    const found: Setting[] = [];
    for (let page = 1; ; page++) {
      const { data, total } = await this.list(queryOf({ page, pageSize }));
      found.push(...data);
      if (data.length === 0 || found.length >= total) return found;
    }
  }
}
