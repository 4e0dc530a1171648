import { z } from "zod";
import { versionField } from "@app/domain/fields.ts";
import { regionInput, regionUpdateInput } from "@app/domain/regions/region.ts";
import { list, write, type Route } from "../../http/route.ts";
import { listPolicies, listRegions, policyList, regionList } from "./regions.queries.ts";
import { cancellationPolicyRecord, regionRecord } from "./regions.record.ts";
import { createRegion, setRegionArchived, updateRegion } from "./regions.service.ts";

const path = "/admin/region";
const region = { shape: "record", answer: regionRecord } as const;
const eventBody = z.object({ version: versionField });

/** Regions and their cancellation policies. Source: admin-portal.md section 7; domain.md 1.4. */
export const regionRoutes: Route[] = [
  list({
    path,
    summary: "Regions.",
    permission: "regions:read",
    list: regionList,
    answer: regionRecord,
    handle: listRegions,
  }),
  write({
    ...region,
    method: "post",
    path,
    summary: "Adds a region.",
    permission: "regions:write",
    status: 201,
    body: regionInput,
    handle: (context, { body }) => createRegion(context, body),
  }),
  write({
    ...region,
    method: "patch",
    path,
    summary: "Saves changes to a region.",
    permission: "regions:write",
    body: regionUpdateInput,
    handle: (context, { body }) => updateRegion(context, body),
  }),
  write({
    ...region,
    method: "post",
    path: `${path}/{id}/archive`,
    summary: "Takes a region out of use; what belongs to it stays.",
    permission: "regions:act",
    body: eventBody,
    handle: (context, { params: { id = "" }, body }) => setRegionArchived(context, id, body.version, true),
  }),
  write({
    ...region,
    method: "post",
    path: `${path}/{id}/restore`,
    summary: "Brings an archived region back into use.",
    permission: "regions:act",
    body: eventBody,
    handle: (context, { params: { id = "" }, body }) => setRegionArchived(context, id, body.version, false),
  }),
  list({
    path: "/admin/cancellation-policy",
    summary: "Cancellation policies.",
    permission: "regions:read",
    list: policyList,
    answer: cancellationPolicyRecord,
    handle: listPolicies,
  }),
];
