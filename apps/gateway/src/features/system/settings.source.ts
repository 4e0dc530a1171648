import { isSetting, type Setting } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

const pageSize = 100;

export class SettingsSource extends RecordSource<Setting> {
  constructor(v2: RestV2) {
    super(v2, { path: "/admin/setting", entity: "Setting", check: isSetting });
  }

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
