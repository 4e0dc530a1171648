import type { ReportMailRhythm } from "@app/domain/reports/report-mail-enums.ts";
import type { ActivityReportName, ReportName } from "@app/domain/reports/report-enums.ts";
import {
  isActivityEntries,
  isActivitySeals,
  isReport,
  isReportItems,
  isReportMail,
  isReportMailPreview,
  isSealCheck,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf } from "../../upstream/shape.ts";

const mails = arrayOf(isReportMail);

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

  /** The viewer's views that are emailed to them. */
  mails() {
    return this.rest.get("/reports/mails", mails);
  }

  mailPreview(viewId: string, every: ReportMailRhythm) {
    return this.rest.get(
      `/reports/mails/${idInPath("v2", "View", viewId)}/preview?${queryOf({ every })}`,
      isReportMailPreview,
    );
  }

  setMail(viewId: string, every: ReportMailRhythm | null, key?: string | null) {
    return this.rest.sendRecord("PUT", `/reports/mails/${idInPath("v2", "View", viewId)}`, { every }, mails, key);
  }

  seals(page: number) {
    return this.rest.get(`/reports/team-activities/seals?${queryOf({ page })}`, isActivitySeals);
  }

  checkSeals() {
    return this.rest.get("/reports/team-activities/seal-check", isSealCheck);
  }
}
