import { z } from "zod";
import { roles } from "@app/domain/enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { listViews } from "./views.table.ts";

/** A list's filters, search, order and columns under a name. Source: domain.md 3. */
export const listViewRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(listViews, "list", "name", "query", "audience", "role", "ownerId"),
    isDefault: z.boolean().meta({ description: "Whether the list opens with it for the caller." }),
    defaultFor: z.array(z.enum(roles)).meta({ description: "Roles for which the list opens with it." }),
  })
  .meta({ id: "ListView" });
export type ListViewRecord = z.infer<typeof listViewRecord>;

export const listViewOf = serializerFor(listViewRecord);
