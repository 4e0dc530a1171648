import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoneIn } from "../../shared/undo/way-back.ts";
import {
  PodActivateDocument,
  PodPauseDocument,
  PodReopenDocument,
  PodResumeDocument,
} from "./pod-mutations.generated.ts";
import { PodRecordDocument, type PodRecordFragment } from "./pod.generated.ts";

export const podEvents: Record<string, RecordEvent<PodRecordFragment>> = {
  activate: {
    verb: "Activate",
    mutation: PodActivateDocument,
    description: ({ members }) => `Lessons can be agreed with its ${members.length} learners from now on.`,
    done: ({ name }) => `${name} is active.`,
    undo: undoneIn("CUSTOMER_POD", podMachine, "activate"),
  },
  pause: {
    verb: "Pause",
    mutation: PodPauseDocument,
    description: () => "Its lessons stop until it is resumed. Its members and shares stay as they are.",
    done: ({ name }) => `${name} is paused.`,
    undo: undoneIn("CUSTOMER_POD", podMachine, "pause"),
  },
  resume: {
    verb: "Resume",
    mutation: PodResumeDocument,
    description: () => "Lessons can be agreed with it again.",
    done: ({ name }) => `${name} is active again.`,
    undo: undoneIn("CUSTOMER_POD", podMachine, "resume"),
  },
  reopen: {
    verb: "Reopen",
    mutation: PodReopenDocument,
    description: () => "Check its members and shares, then activate it.",
    done: ({ name }) => `${name} is forming again.`,
    undo: undoneIn("CUSTOMER_POD", podMachine, "reopen"),
  },
};

/** Asks before a pod starts, takes a break, goes on or is put together again. */
export function PodEventDialog(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="pod" query={PodRecordDocument} events={podEvents} />;
}
