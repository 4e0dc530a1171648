import type { GroupLessonFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

const needs = "lessons:act";
const actions: Bulk<GroupLessonFilter>["actions"] = [
  {
    kind: "GROUPS_PUBLISH",
    label: "Publish",
    description: "Learners can be enrolled. One without a date to come stays a draft.",
  },
  {
    kind: "GROUPS_CANCEL",
    label: "Cancel them",
    description:
      "All dates that have not taken place are cancelled with them. The families get an email. This cannot be taken back.",
    danger: true,
  },
];

/** What can be done to many learning pods at once. */
export const podsBulk: Bulk<GroupLessonFilter> = {
  needs,
  actions,
  Dialog: lazyWithPreload(async () => (await import("./group-bulk-dialog.tsx")).PodsBulk).Part,
};

/** The same of immersions. */
export const immersionsBulk: Bulk<GroupLessonFilter> = {
  needs,
  actions,
  Dialog: lazyWithPreload(async () => (await import("./group-bulk-dialog.tsx")).ImmersionsBulk).Part,
};
