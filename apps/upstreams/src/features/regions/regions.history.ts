import { regionUpdateInput } from "@app/domain/regions/region.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { regionKind, setRegionArchived, updateRegion } from "./regions.service.ts";

/** What is shown of a region's history, and the ways back. */
export const regionHistory = historyOf(regionKind, {
  area: "regions",
  editable: ["name", "code", "currency", "timeZone", "cancellationPolicyId", "taxRateBp", "invoicePrefix"],
  more: ["active"],
  body: regionUpdateInput,
  update: updateRegion,
  wayBack: ({ archivedAt }) =>
    archivedAt ? (context, at) => setRegionArchived(context, at, archivedAt[0] !== null) : null,
});
