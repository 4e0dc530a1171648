import {
  serviceTokenInput,
  serviceTokenUpdateInput,
  tokenHandOverInput,
  tokenRotateInput,
} from "@app/domain/tokens/service-token.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route, type WriteRoute } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { madeTokenRecord, serviceTokenRecord } from "./service-token.record.ts";
import { listTokens, tokenList } from "./tokens.queries.ts";
import {
  createToken,
  handTokenOver,
  madeIn,
  revokeToken,
  rotateToken,
  serviceTokenKind,
  updateToken,
} from "./tokens.service.ts";

const path = "/service-tokens";
const calls = recordRoutes({ path, area: "tokens", answer: serviceTokenRecord });

/** Answers are kept for repeated calls, tokens never: what was made joins the answer once it is kept. */
const sayOnce: WriteRoute["around"] = async (_app, context, make) => ({
  ...madeTokenRecord.parse(await make()),
  secret: madeIn(context),
});

/** Service tokens: identities of internal tools. Source: domain.md 1.8, 2.18. */
export const tokenRoutes: Route[] = [
  calls.list("Service tokens, by name unless asked otherwise.", tokenList, listTokens),
  calls.facets(tokenList),
  write({
    method: "post",
    path,
    summary: "Adds a service token. What it sends is in this answer only.",
    permission: "tokens:write",
    shape: "record",
    status: 201,
    body: serviceTokenInput,
    answer: madeTokenRecord,
    around: sayOnce,
    handle: async (context, { body }) => ({ ...(await createToken(context, body)), secret: null }),
  }),
  calls.update("Saves changes to a service token.", serviceTokenUpdateInput, updateToken),
  write({
    method: "post",
    path: `${path}/{id}/rotate`,
    summary: "Replaces a service token by a new one; what that sends is in this answer only.",
    permission: "tokens:act",
    shape: "record",
    status: 201,
    body: tokenRotateInput,
    answer: madeTokenRecord,
    around: sayOnce,
    handle: async (context, { params: { id = "" }, body: { version, ...how } }) => ({
      ...(await rotateToken(context, { _id: id, version }, how)),
      secret: null,
    }),
  }),
  calls.event("revoke", "Revokes a service token, for good.", revokeToken),
  write({
    method: "post",
    path: `${path}/{id}/hand-over`,
    summary: "Has somebody else answer for a service token.",
    permission: "tokens:act",
    shape: "record",
    body: tokenHandOverInput,
    answer: serviceTokenRecord,
    handle: (context, { params: { id = "" }, body: { version, ownerId } }) =>
      handTokenOver(context, { _id: id, version }, ownerId),
  }),
];

/** What is shown of a token's history, and the ways back. */
export const tokenHistory = historyOf(serviceTokenKind, {
  area: "tokens",
  first: ["name"],
  more: ["ownerId", "endsAt", "revokedAt"],
  body: serviceTokenUpdateInput,
  update: updateToken,
});
