import { getNamedType, graphql, parse, subscribe, type GraphQLObjectType } from "graphql";
import type { Permission } from "@app/domain/permissions.ts";
import { tokenScopes } from "@app/domain/tokens/token-grants.ts";
import { Queue } from "../../common/queue.ts";
import { demandsOf, publicFields } from "../../permission/auth-directive.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { operationOn } from "../../testing/example-operation.ts";
import { aCallingToken } from "../../testing/calling-token.ts";
import { aViewer } from "../../testing/records.ts";
import type { ChangeRecord } from "../../upstream/change-record.ts";
import { rightsOfCaller } from "../account/caller.public.ts";
import type { GatewayContext } from "../context.ts";
import { schema } from "../schema.ts";
import { sourceNames } from "../sources.ts";

const rootTypes = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
const rootFields = rootTypes.flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ name }) => !publicFields.has(`${type.name}.${name}`))
    .map((field) => ({ type, field, place: `${type.name}.${field.name}` })),
);

/** What the gate of the kind in the example asks for besides: a region. */
const byKind: Readonly<Record<string, Permission[]>> = { "Query.history": ["regions:read"] };

const failing = (): Fakes =>
  Object.fromEntries(
    sourceNames.map((name) => [name, new Proxy({}, { get: () => () => Promise.reject(new Error("reached")) })]),
  );

function asToken(permissions: readonly Permission[]): GatewayContext {
  const viewer = aViewer({ user_role: "super-admin", token: aCallingToken(["caller", ...permissions]) });
  const live = { changes: () => new Queue<ChangeRecord>(() => undefined), close: () => undefined };
  return { ...contextFor("super-admin", failing()), viewer, may: rightsOfCaller(viewer), live };
}

async function isOpen(type: GraphQLObjectType, source: string, contextValue: GatewayContext): Promise<boolean> {
  if (type === schema.getSubscriptionType()) {
    const begun = await subscribe({ schema, document: parse(source), contextValue });
    return !("errors" in begun);
  }
  const { errors = [] } = await graphql({ schema, source, contextValue });
  return !errors.some(({ extensions }) => extensions["code"] === "FORBIDDEN");
}

async function openedBy(permissions: readonly Permission[]): Promise<string[]> {
  const context = asToken(permissions);
  const opened: string[] = [];
  for (const { type, field, place } of rootFields)
    if (await isOpen(type, operationOn(type, field), context)) opened.push(place);
  return opened;
}

/** What `@auth` says, on the field and on what it returns. */
function saidOf(permissions: readonly Permission[]): string[] {
  const held = new Set<Permission>(["caller", ...permissions]);
  return rootFields
    .filter(({ field, place }) =>
      [
        ...demandsOf(schema, { ...field, args: {} } as never),
        ...demandsOf(schema, getNamedType(field.type)),
        ...(byKind[place] ?? []),
      ].every((needed) => held.has(needed)),
    )
    .map(({ place }) => place);
}

it("opens what every caller has to a token without scopes, and nothing of people's", async () => {
  const opened = await openedBy([]);
  expect(opened).toEqual([
    "Query.me",
    "Query.file",
    "Query.accountJobFile",
    "Query.accountJobs",
    "Query.accountJob",
    "Query.accountJobItems",
    "Mutation.accountJobCancel",
    "Mutation.accountJobRetry",
    "Subscription.changes",
  ]);
});

it.each(tokenScopes)("opens with %s alone exactly what @auth says", async (scope) => {
  const opened = await openedBy([scope]);
  expect(opened).toEqual(saidOf([scope]));
  for (const place of ["Mutation.viewAsBegin", "Mutation.serviceTokenCreate", "Query.sessions", "Query.notifications"])
    expect(opened).not.toContain(place);
});

it("never takes a person's permission from a server, or one that it does not know", () => {
  const token = aCallingToken(["caller", "signedIn", "regions:read", "everything:act"]);
  expect([...rightsOfCaller(aViewer({ user_role: "super-admin", token }))]).toEqual(["caller", "regions:read"]);
});
