import { regionInput, regionUpdateInput } from "@app/domain/regions/region.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { listRegions, regionList } from "./regions.queries.ts";
import { regionRecord } from "./regions.record.ts";
import { createRegion, regionKind, setRegionArchived, updateRegion } from "./regions.service.ts";

const region = recordRoutes({ path: "/admin/region", area: "regions", answer: regionRecord });

/** Regions. Source: admin-portal.md section 7; domain.md 1.4. */
export const regionRoutes: Route[] = [
  region.list("A list of regions.", regionList, listRegions),
  region.facets(regionList),
  region.create("Adds a region.", regionInput, createRegion),
  region.update("Saves changes to a region.", regionUpdateInput, updateRegion),
  region.event("archive", "Archives a region. Everything that belongs to it stays.", (context, at) =>
    setRegionArchived(context, at, true),
  ),
  region.event("restore", "Restores an archived region.", (context, at) => setRegionArchived(context, at, false)),
];

/** What is shown of a region's history, and the ways back. */
export const regionHistory = historyOf(regionKind, {
  area: "regions",
  first: ["name"],
  more: ["active"],
  body: regionUpdateInput,
  update: updateRegion,
  revertBy: ({ archivedAt }) =>
    archivedAt ? (context, at) => setRegionArchived(context, at, archivedAt[0] !== null) : null,
});
