import { contentMachine } from "@app/domain/review/review-states.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import type { AccountJobKind } from "@app/schema/types.generated.ts";
import { Archive, Check, EyeOff, MessageSquare, RotateCcw, Send, Undo2 } from "@app/ui/icons.ts";
import type { RecordKind } from "../records/record-kind.ts";
import type { ContentEvents } from "./reviewed-content.ts";

/** The events of a kind of reviewed content, and the jobs that do them to many at once. Source: domain.md 2.15. */
export const contentEventsOf = (
  kind: RecordKind,
  many: Readonly<Record<"submit" | "publish" | "archive", AccountJobKind>>,
): ContentEvents => ({
  kind,
  machine: contentMachine,
  state: "status",
  rows: {
    submit: {
      label: "Submit",
      icon: Send,
      main: true,
      needs: kind.write,
      many: { kind: many.submit, description: "Drafts without problems are handed in for review." },
    },
    publish: {
      label: "Publish",
      icon: Check,
      main: true,
      many: {
        kind: many.publish,
        description: `${upperFirst(kind.many)} in review go to the app, but not those you wrote.`,
      },
    },
    "request-changes": { label: "Request changes", icon: MessageSquare },
    withdraw: { label: "Withdraw", icon: Undo2, needs: kind.write },
    discard: { label: "Discard changes", icon: RotateCcw, danger: true },
    unpublish: { label: "Unpublish", icon: EyeOff, danger: true },
    archive: {
      label: "Archive",
      icon: Archive,
      danger: true,
      many: { kind: many.archive, description: "They leave the list and the app, and can be restored." },
    },
    restore: { label: "Restore", icon: RotateCcw },
  },
});
