import type { AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import {
  isAccountJob,
  isAccountJobItem,
  isFile,
  isLessonsPreview,
  isTopUpsPreview,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { answerOf, listOf } from "../../upstream/shape.ts";

const items = listOf(isAccountJobItem);

/** The selected records, in the server's format. */
export type Chosen = { ids: readonly string[] } | { query: string; excludeIds: readonly string[]; count: number };

export class AccountJobsSource extends recordSource("AccountJob") {
  items(jobId: string, verdict: readonly string[] | null, { number, size }: { number: number; size: number }) {
    return this.rest.get(`/account-jobs/items?${queryOf({ jobId, verdict, page: number, pageSize: size })}`, items);
  }

  start(kind: AccountJobKind, choice: Chosen, payload: object, key?: string | null) {
    return this.create({ kind, choice, payload }, key);
  }

  /** What bulk work on lessons would come to. */
  previewLessons(kind: AccountJobKind, choice: Chosen, payload: object) {
    return this.rest.send("POST", "/account-jobs/lessons-preview", { kind, choice, payload }, isLessonsPreview);
  }

  /** The invoices for more lessons that bulk work on courses would send. */
  previewTopUps(choice: Chosen, from: number) {
    return this.rest.send("POST", "/account-jobs/top-ups-preview", { choice, from }, isTopUpsPreview);
  }

  /** Starts a billing run. */
  bill(payload: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/account-jobs/billing-run", payload, isAccountJob, key);
  }

  export(payload: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/account-jobs/exports", payload, isAccountJob, key);
  }

  /** With a link created for this response. */
  async file(id: string) {
    return (await this.rest.get(this.pathOf(id, "/file"), answerOf(isFile))).data;
  }
}
