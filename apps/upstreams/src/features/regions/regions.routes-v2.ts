import { regionInput, regionUpdateInput } from "@app/domain/regions/region.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { listPolicies, listRegions, policyList, regionList } from "./regions.queries.ts";
import { cancellationPolicyRecord, regionRecord } from "./regions.record.ts";
import { createRegion, setRegionArchived, updateRegion } from "./regions.service.ts";

const region = recordRoutes({ path: "/admin/region", area: "regions", answer: regionRecord });
const policy = recordRoutes({ path: "/admin/cancellation-policy", area: "regions", answer: cancellationPolicyRecord });

/** Regions and their cancellation policies. Source: admin-portal.md section 7; domain.md 1.4. */
export const regionRoutes: Route[] = [
  region.list("Regions.", regionList, listRegions),
  region.create("Adds a region.", regionInput, createRegion),
  region.update("Saves changes to a region.", regionUpdateInput, updateRegion),
  region.event("archive", "Takes a region out of use; what belongs to it stays.", (context, at) =>
    setRegionArchived(context, at, true),
  ),
  region.event("restore", "Brings an archived region back into use.", (context, at) =>
    setRegionArchived(context, at, false),
  ),
  policy.list("Cancellation policies.", policyList, listPolicies),
];
