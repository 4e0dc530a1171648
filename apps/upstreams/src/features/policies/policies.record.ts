import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { cancellationPolicies } from "./policies.table.ts";

/** What cancelling, moving or missing a lesson costs; percentages of the price. Source: domain.md 1.4. */
export const cancellationPolicyRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(cancellationPolicies, "name", "windowHours", "lateCancelPercent", "noShowPercent"),
    ...columnSchemas(cancellationPolicies, "tutorLatePayPercent", "tutorWaitPayPercent", "graceMinutes"),
    ...columnSchemas(cancellationPolicies, "freeLateCancelsPerTerm"),
    freeReschedules: z.int().meta({ description: "Per 30 days." }),
    ...columnSchemas(cancellationPolicies, "outageIsFree"),
    regions: z.int().meta({ description: "Regions that use it." }),
  })
  .meta({ id: "CancellationPolicy" });
export type CancellationPolicyRecord = z.infer<typeof cancellationPolicyRecord>;

export const cancellationPolicyOf = serializerFor(cancellationPolicyRecord);
