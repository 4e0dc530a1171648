import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { podEvents } from "./pod-events.ts";
import { PodRecordDocument as query } from "./pod.generated.ts";
import { podKind } from "./pod.kind.ts";

const { write } = podKind;
const form = async () => (await import("./form/pod.form.tsx")).PodForm;
const question = async () => (await import("./pod-questions.tsx")).PodQuestion;

/** The dialogs over the list of pods and over the page of one, each in a file of its own. */
export const podDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  schedule: { query, needs: "lessons:write", load: async () => (await import("./pod-schedule.tsx")).PodSchedule },
  ...eventDialogs(podEvents, question, { close: { load: async () => (await import("./pod-close.tsx")).PodClose } }),
});
