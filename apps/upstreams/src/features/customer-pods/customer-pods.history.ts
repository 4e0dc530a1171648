import { podUpdateInput } from "@app/domain/customer-pods/pod.ts";
import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { messages } from "@app/domain/messages.ts";
import { eventBack } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { Refusal } from "../../service/refusal.ts";
import { firePodEvent, podKind, updatePod } from "./customer-pods.service.ts";

/** What is shown of a pod's history, and the ways back. */
export const customerPodHistory = historyOf(podKind, {
  area: "customers",
  first: ["name", "subject"],
  more: ["status"],
  body: podUpdateInput,
  update: updatePod,
  wayBack(changes) {
    const back = eventBack(podMachine, changes);
    if (back === undefined) return null;
    return (context, at) => {
      if (back === null) throw new Refusal("WRONG_STATE", messages.notUndone);
      return firePodEvent(context, back, at);
    };
  },
});
