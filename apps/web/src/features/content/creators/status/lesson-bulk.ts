import type { ExamLessonFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../../shared/bulk/bulk.ts";

/** What can be done to many lessons at once. */
export const lessonBulk: Bulk<ExamLessonFilter> = {
  needs: "sessions:act",
  Dialog: lazyWithPreload(async () => (await import("./lesson-bulk-dialog.tsx")).LessonsBulk).Part,
  actions: [
    {
      kind: "LESSONS_PUBLISH",
      label: "Publish",
      description:
        "Each one that is in review, has no open comment and was not written by you goes to the app. The others say why they do not.",
      offered: ({ contentStatus }) => !contentStatus?.length || contentStatus.includes("REVIEW"),
    },
    {
      kind: "LESSONS_ASSIGN",
      needs: "exams:write",
      label: "Assign",
      description: "The writer gets a notification for each. Published lessons stay as they are.",
    },
    {
      kind: "LESSONS_DUE",
      needs: "exams:write",
      label: "Set due date",
      description: "Their writers should have them ready by then.",
    },
    {
      kind: "LESSONS_ACTIVE",
      needs: "exams:write",
      label: "Activate or deactivate",
      description: "The app shows a published lesson only while it is active.",
    },
  ],
};
