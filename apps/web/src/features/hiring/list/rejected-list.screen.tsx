import { exportBy } from "../../../shared/export/use-export.tsx";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { candidateDialogs } from "../candidate-dialogs.ts";
import { candidacyKind, candidatePath } from "../candidacy.kind.ts";
import { rejectedBulk } from "../rejected-bulk.ts";
import { rejectedList } from "./rejected.list.tsx";

/** Those who were not taken, and when they can be considered again. */
export const { Component, preload } = listScreen({
  kind: candidacyKind,
  list: rejectedList,
  dialogs: candidateDialogs,
  bulk: rejectedBulk,
  exported: exportBy(async () => (await import("../candidate-jobs.generated.ts")).RejectedExportDocument),
  title: "Rejected tutors",
  searchLabel: "Name, email or phone",
  rowHref: ({ personId }) => candidatePath(personId),
  empty: { title: "No rejected candidates.", text: "Candidates who are not taken are listed here." },
});
