import type { AppFeedbackEvent, AppFeedbackStatus } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { appFeedbackMachine } from "@app/domain/app-feedback/app-feedback-states.ts";
import { Bookmark, Check, Copy, Eye, RotateCcw, X } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { appFeedbackKind } from "./app-feedback.kind.ts";

export const appFeedbackEvents: EventTable<AppFeedbackStatus, AppFeedbackEvent> = {
  kind: appFeedbackKind,
  machine: appFeedbackMachine,
  state: "status",
  rows: {
    triage: { label: "Mark as triaged", icon: Eye },
    plan: { label: "Plan", icon: Bookmark },
    fix: { label: "Mark as fixed", icon: Check },
    "wont-fix": { label: "Won’t fix", icon: X },
    "mark-duplicate": {
      label: "Mark as duplicate",
      icon: Copy,
      many: {
        kind: "APP_FEEDBACK_DUPLICATE",
        description: "They count as duplicates of another item, and are closed with it.",
      },
    },
    reopen: { label: "Reopen", icon: RotateCcw },
  },
};
