import type { CandidacyFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many candidates at once. */
export const candidateBulk: Bulk<CandidacyFilter> = {
  needs: "tutors:act",
  Dialog: lazyWithPreload(async () => (await import("./candidate-bulk-dialog.tsx")).CandidatesBulk).Part,
  actions: [
    { kind: "CANDIDATES_OWNER", label: "Assign owner", description: "The owner looks after them from now on." },
    {
      kind: "CANDIDATES_ADVANCE",
      label: "Move on",
      description: "Each goes to its next stage. Those that lack what that stage asks for stay and are listed.",
    },
    {
      kind: "CANDIDATES_MESSAGE",
      label: "Send email",
      description: "Each gets an email of their own. Those without an address are listed.",
    },
    {
      kind: "CANDIDATES_REJECT",
      label: "Reject",
      description: "They leave the open applications, and can be reopened.",
      danger: true,
    },
  ],
};
