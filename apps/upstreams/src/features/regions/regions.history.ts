import { regionUpdateInput } from "@app/domain/regions/region.ts";
import type { Historic } from "../../records/history/historic.ts";
import { parse } from "../../service/parse.ts";
import { demand } from "../../service/permission.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { setRegionArchived, updateRegion } from "./regions.service.ts";
import { regions } from "./regions.table.ts";

const editable = ["name", "code", "currency", "timeZone", "cancellationPolicyId", "taxRateBp", "invoicePrefix"];

/** What is shown of a region's history, and the ways back. */
export const regionHistory: Historic = {
  kind: "region",
  fields: [...editable, "active"],
  editable,
  admit: (context) => demand(context, "regions:read"),
  present: (context, id) => findOrRefuse(context, regions, id, "Region"),
  save(context, id, version, fields) {
    demand(context, "regions:write");
    return updateRegion(context, parse(regionUpdateInput, { ...fields, _id: id, version }));
  },
  turnBack(context, id, version, { archivedAt }) {
    if (!archivedAt) return null;
    demand(context, "regions:act");
    return setRegionArchived(context, id, version, archivedAt[0] !== null);
  },
};
