import { z } from "zod";
import { settingKeys } from "@app/domain/system/settings.ts";
import { serializerFor } from "../../../records/serialize.ts";
import { recordShape } from "../../../records/record.ts";

/** What was set, for all regions or for one. Source: domain.md 1.7. */
export const settingRecord = z
  .object({
    ...recordShape,
    key: z.enum(settingKeys),
    regionId: z.string().nullable().meta({ description: "Null for all regions." }),
    value: z.unknown().meta({ description: "Null once it was taken away: what stands behind it is in force." }),
  })
  .meta({ id: "Setting" });
export type SettingRecord = z.infer<typeof settingRecord>;

export const settingOnWire = serializerFor(settingRecord);
