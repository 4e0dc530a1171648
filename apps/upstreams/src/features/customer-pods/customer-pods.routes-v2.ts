import { z } from "zod";
import { podCloseInput, podInput, podUpdateInput } from "@app/domain/customer-pods/pod.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { customerPodRecord, podMemberRecord } from "./customer-pod.record.ts";
import { formerMembers, listPods, podList } from "./customer-pods.queries.ts";
import { createPod, findPod, firePodEvent, updatePod } from "./customer-pods.service.ts";

const path = "/people/pods";
const calls = recordRoutes({ path, area: "customers", answer: customerPodRecord });
const summaries = {
  activate: "Lessons can be agreed with the pod from now on.",
  pause: "The pod takes a break.",
  resume: "The pod goes on after a break.",
  reopen: "Puts a closed pod together anew.",
} as const;
const plainEvents = ["activate", "pause", "resume", "reopen"] as const;

/** Customer pods. Source: domain.md 0.2, 1.1. */
export const customerPodRoutes: Route[] = [
  calls.list("Pods, by name unless asked otherwise.", podList, listPods),
  calls.create("Adds a pod with its members.", podInput, createPod),
  calls.update("Saves changes to a pod; its members are given all or not at all.", podUpdateInput, updatePod),
  ...plainEvents.map((event) =>
    calls.event(event, summaries[event], (context, at) => firePodEvent(context, event, at)),
  ),
  write({
    method: "post",
    path: `${path}/{id}/close`,
    summary: "Ends a pod, with the reason.",
    permission: "customers:act",
    shape: "record",
    body: podCloseInput,
    answer: customerPodRecord,
    handle: (context, { params: { id = "" }, body }) => firePodEvent(context, "close", { _id: id, ...body }),
  }),
  read({
    path: `${path}/{id}/former-members`,
    summary: "Who left the pod, the last one first.",
    permission: "customers:read",
    shape: "plain",
    answer: z.array(podMemberRecord),
    async handle(context, { params: { id = "" } }) {
      const pod = await findPod(context, id);
      return formerMembers(context, pod.id);
    },
  }),
];
