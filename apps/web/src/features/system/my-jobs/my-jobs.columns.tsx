import { outcomeInWords } from "@app/domain/system/account-job.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Ago } from "@app/ui/value/when.tsx";
import type { AccountJobRowFragment } from "../../../shared/bulk/account-job.generated.ts";
import { titleOf } from "../../../shared/bulk/account-job-labels.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import { JobState } from "./job-state.tsx";
import { JobProgress } from "./job-progress.tsx";

export const myJobColumns: readonly ListColumn<AccountJobRowFragment>[] = [
  { id: "title", header: "Job", cell: titleOf, card: "title", minWidth: 180 },
  { id: "progress", header: "Progress", cell: (job) => <JobProgress job={job} />, minWidth: 140, maxWidth: 220 },
  { id: "outcome", header: "Outcome", cell: (job) => job.error ?? outcomeInWords(job), minWidth: 170, maxWidth: 320 },
  { id: "asked", header: "Asked for", cell: ({ askedAt }) => <Ago value={askedAt} />, minWidth: 120 },
  {
    id: "ended",
    header: "Ended",
    whenNarrow: "hide",
    cell: ({ endedAt }) => (endedAt === null ? "–" : <Ago value={endedAt} />),
    minWidth: 120,
  },
  { id: "state", header: "State", card: "status", cell: (job) => <JobState job={job} />, minWidth: 112 },
];

export const myJobRules: ListRules<"ASKED_DESC"> = {
  sort: "ASKED_DESC",
  sorts: ["ASKED_DESC"],
  columns: myJobColumns,
};
