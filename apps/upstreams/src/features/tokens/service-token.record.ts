import { z } from "zod";
import { permissions, type Permission } from "@app/domain/permissions.ts";
import { tokenStates } from "@app/domain/tokens/token-enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { serviceTokens } from "../account/account.public.ts";

const scopes = z.array(z.enum(permissions as [Permission, ...Permission[]]));

/** A service token, without what is sent. Source: domain.md 1.8. */
export const serviceTokenRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(serviceTokens, "name", "purpose", "ownerId", "networks", "expiresOn", "ratePerMinute"),
    ...columnSchemas(serviceTokens, "prefix", "lastUsedAt", "lastUsedFrom", "rotatedFromId", "endsAt", "revokedAt"),
    scopes: scopes.meta({ description: "What it was given." }),
    lostScopes: scopes.meta({ description: "What of it the owner may not do now, so that the token may not either." }),
    state: z.enum(tokenStates).meta({ description: "Whether it may be used now." }),
  })
  .meta({ id: "ServiceToken" });
export type ServiceTokenRecord = z.infer<typeof serviceTokenRecord>;

/** A token that was just made: what is to be sent is said this once. */
export const madeTokenRecord = serviceTokenRecord
  .extend({
    secret: z
      .string()
      .nullable()
      .meta({ description: "What to send; null for a repeat of a call, as it is not kept." }),
  })
  .meta({ id: "MadeServiceToken" });
export type MadeTokenRecord = z.infer<typeof madeTokenRecord>;

export const serviceTokenOf = serializerFor(serviceTokenRecord);
