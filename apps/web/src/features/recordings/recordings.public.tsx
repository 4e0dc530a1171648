import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { dialogsOf } from "../../shared/records/record-dialogs.tsx";

const section = lazyWithPreload(async () => (await import("./recordings-section.tsx")).RecordingsSection);

/** The recordings of something, with a recorder for those who may add one; loaded when a page first shows them. */
export const Recordings = section.Part;

/** The dialogs that the recordings of a page open: for `dialogsOf` of that page. */
export const recordingDialogs = dialogsOf({
  rejectRecording: {
    needs: "words:act",
    load: async () => (await import("./recording-dialogs.tsx")).RejectRecording,
  },
  removeRecording: {
    needs: "words:write",
    load: async () => (await import("./recording-dialogs.tsx")).RemoveRecording,
  },
});
