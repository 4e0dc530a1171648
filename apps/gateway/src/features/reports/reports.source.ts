import type { ActivityReportName, ReportName } from "@app/domain/reports/report-enums.ts";
import {
  isActivityEntries,
  isActivitySeals,
  isReport,
  isReportItems,
  isSealCheck,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

type Asked = Parameters<typeof queryOf>[0];

/** Reports, each a call of its own. */
export class ReportsSource {
  private readonly rest: RestV2;

  constructor(v2: RestV2) {
    this.rest = v2;
  }

  read(name: ReportName | ActivityReportName, asked: Asked) {
    return this.rest.get(`/reports/${name}?${queryOf(asked)}`, isReport);
  }

  /** The records behind a figure. */
  items(name: ReportName, asked: Asked) {
    return this.rest.get(`/reports/${name}/items?${queryOf(asked)}`, isReportItems);
  }

  /** The entries behind a figure on what staff did. */
  entries(name: ActivityReportName, asked: Asked) {
    return this.rest.get(`/reports/${name}/items?${queryOf(asked)}`, isActivityEntries);
  }

  seals(page: number) {
    return this.rest.get(`/reports/team-activities/seals?${queryOf({ page })}`, isActivitySeals);
  }

  checkSeals() {
    return this.rest.get("/reports/team-activities/seal-check", isSealCheck);
  }
}
