import { z } from "zod";
import { tokenActor, tokenEnd, type FoundToken } from "./service-token-actor.ts";

/** The service token of a call, for the gateway: what it may do now, and how often. */
export const callingToken = z
  .object({
    _id: z.string(),
    name: z.string(),
    scopes: z.array(z.string()).meta({ description: "What it was given." }),
    permissions: z.array(z.string()).meta({ description: "What it may do now, within what its owner may." }),
    expiresAt: z.iso.datetime(),
    ratePerMinute: z.int(),
  })
  .meta({ id: "CallingToken", description: "A service token; null where a person is signed in." });

export const callingTokenOf = (found: FoundToken): z.infer<typeof callingToken> => {
  const { id, name, scopes, ratePerMinute } = found.token;
  const permissions = [...tokenActor(found).permissions];
  return { _id: id, name, scopes, permissions, expiresAt: tokenEnd(found.token).toISOString(), ratePerMinute };
};
