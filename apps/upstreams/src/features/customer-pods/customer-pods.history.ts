import { podUpdateInput } from "@app/domain/customer-pods/pod.ts";
import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { firePodEvent, podKind, updatePod } from "./customer-pods.service.ts";

/** What is shown of a pod's history, and the ways back. */
export const customerPodHistory = historyOf(podKind, {
  area: "customers",
  first: ["name", "subject"],
  more: ["status"],
  body: podUpdateInput,
  update: updatePod,
  revertBy: revertByEvent(podMachine, firePodEvent),
});
