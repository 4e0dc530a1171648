import { z } from "zod";
import { podCloseInput, podInput, podUpdateInput } from "@app/domain/customer-pods/pod.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { customerPodRecord, formerPodMemberRecord } from "./customer-pod.record.ts";
import { formerMembers, listPods, podList } from "./customer-pods.queries.ts";
import { createPod, firePodEvent, updatePod } from "./customer-pods.service.ts";

const path = "/people/pods";
const calls = recordRoutes({ path, area: "customers", answer: customerPodRecord });
const summaries = {
  activate: "Activates a pod.",
  pause: "Pauses a pod.",
  resume: "Resumes a paused pod.",
  reopen: "Reopens a closed pod.",
} as const;
const plainEvents = ["activate", "pause", "resume", "reopen"] as const;

/** Customer pods. Source: domain.md 0.2, 1.1. */
export const customerPodRoutes: Route[] = [
  calls.list("Pods, by name unless asked otherwise.", podList, listPods),
  calls.facets(podList),
  calls.create("Adds a pod with its members.", podInput, createPod),
  calls.update("Saves changes to a pod; its members are sent all together or not at all.", podUpdateInput, updatePod),
  ...plainEvents.map((event) =>
    calls.event(event, summaries[event], (context, at) => firePodEvent(context, event, at)),
  ),
  write({
    method: "post",
    path: `${path}/{id}/close`,
    summary: "Closes a pod, with the reason.",
    permission: "customers:act",
    shape: "record",
    body: podCloseInput,
    answer: customerPodRecord,
    handle: (context, { params: { id = "" }, body }) => firePodEvent(context, "close", { _id: id, ...body }),
  }),
  read({
    path: "/people/former-pod-members",
    summary: "Who left these pods, most recent first.",
    permission: "customers:read",
    shape: "plain",
    query: z.object({ podId: z.array(z.string()).min(1).max(100) }),
    answer: z.array(formerPodMemberRecord),
    handle: (context, { query: { podId } }) => formerMembers(context, podId),
  }),
];
