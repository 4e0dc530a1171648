import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { PodRecordDocument as query } from "./pod.generated.ts";
import { podKind } from "./pod.kind.ts";

const { write, act } = podKind;
const form = async () => (await import("./form/pod.form.tsx")).PodForm;
const event = async () => (await import("./pod-events.tsx")).PodEventDialog;

/** The dialogs over the list of pods and over the page of one, each in a file of its own. */
export const podDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  schedule: { query, needs: "lessons:write", load: async () => (await import("./pod-schedule.tsx")).PodSchedule },
  activate: { needs: act, load: event },
  pause: { needs: act, load: event },
  resume: { needs: act, load: event },
  reopen: { needs: act, load: event },
  close: { needs: act, load: async () => (await import("./pod-close.tsx")).PodClose },
});
