import { policyInput, policyUpdateInput } from "@app/domain/policies/cancellation-policy.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { listPolicies, policyList } from "./policies.queries.ts";
import { cancellationPolicyRecord } from "./policies.record.ts";
import { createPolicy, policyKind, updatePolicy } from "./policies.service.ts";

const home = { path: "/admin/cancellation-policy", answer: cancellationPolicyRecord };
const read = recordRoutes({ ...home, area: "regions" });
const written = recordRoutes({ ...home, area: "settings" });

/** Cancellation policies: read by whoever reads regions, written as settings are. Source: domain.md 1.4, 1.7. */
export const cancellationPolicyRoutes: Route[] = [
  read.list("A list of cancellation policies.", policyList, listPolicies),
  written.create("Adds a cancellation policy.", policyInput, createPolicy),
  written.update("Saves changes to a cancellation policy, as a new version.", policyUpdateInput, updatePolicy),
];

/** What is shown of a policy's history, and the ways back. */
export const cancellationPolicyHistory = historyOf(policyKind, {
  area: "settings",
  read: "regions:read",
  body: policyUpdateInput,
  update: updatePolicy,
});
