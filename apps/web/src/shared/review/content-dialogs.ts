import type { ComponentType } from "react";
import { dialogsOf, type RecordDialogProps } from "../records/record-dialogs.tsx";
import { eventDialogs } from "../records/record-events.ts";
import type { ContentEvents } from "./reviewed-content.ts";

type Load = () => Promise<ComponentType<RecordDialogProps>>;

/** The dialogs over the list and the page of a kind of reviewed content, each in a file of its own. */
export const contentDialogs = (
  events: ContentEvents,
  loads: Readonly<Record<"history" | "question" | "requestChanges" | "unpublish", Load>>,
) =>
  dialogsOf({
    history: { load: loads.history },
    ...eventDialogs(events, loads.question, {
      "request-changes": { load: loads.requestChanges },
      unpublish: { load: loads.unpublish },
    }),
  });
