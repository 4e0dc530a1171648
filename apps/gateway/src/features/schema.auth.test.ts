import {
  getNamedType,
  getNullableType,
  graphql,
  parse,
  subscribe,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from "graphql";
import { roles } from "@app/domain/enums.ts";
import { viewableRoles, viewAsMessages } from "@app/domain/account/view-as.ts";
import { permissionsOf, roleFrom, type Permission } from "@app/domain/permissions.ts";
import type { GatewayContext } from "./context.ts";
import type { ChangeRecord } from "../upstream/change-record.ts";
import { Queue } from "../common/queue.ts";
import { schema } from "./schema.ts";
import { sourceNames } from "./sources.ts";
import { contextFor, type Fakes, type Who } from "../testing/context.ts";
import { operationOn } from "../testing/example-operation.ts";
import { demandsOf, publicFields, whileViewing, type Asker } from "../permission/auth-directive.ts";

const everyone: Who[] = [...roles, "no role", "unknown role", "signed out"];

/** What a field itself asks for, whatever it returns. */
const ownDemands = (field: object) => demandsOf(schema, { ...(field as Path["field"]), args: {} });

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
);
const guardedTypes = objectTypes.filter((type) => demandsOf(schema, type).length > 0);
const rootTypes = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
const rootFields = rootTypes.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ type, field, place: `${type.name}.${field.name}` })),
);

const mayAll = (who: Who, needed: Permission[]) =>
  who !== "signed out" && needed.every((permission) => permissionsOf(roleFrom(who)).has(permission));

/** A stream that is over at once. */
const nothingMore = () => new Queue<ChangeRecord>(() => undefined);

/** The result of an operation; of a subscription, the refusal or its beginning. */
async function executed(
  type: GraphQLObjectType,
  source: string,
  contextValue: GatewayContext,
): Promise<ExecutionResult> {
  if (type !== schema.getSubscriptionType()) return graphql({ schema, source, contextValue });
  const begun = await subscribe({ schema, document: parse(source), contextValue });
  return "errors" in begun ? begun : {};
}

/** Sources that note that they were reached, and then fail. */
function noted(reached: string[]): Fakes {
  const source = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, method) => () => {
          reached.push(`${name}.${String(method)}`);
          return Promise.reject(new Error("reached"));
        },
      },
    );
  return Object.fromEntries(sourceNames.map((name) => [name, source(name)]));
}

/** The viewer is known before any source is asked, and the matrix is the gateway's own. */
const askedOfNobody = new Set(["me", "permissionMatrix"]);

/** Where the gate depends on the kind of record in the arguments: what the kind in the example asks for, a region. */
const neededByExample: Readonly<Record<string, Permission[]>> = {
  "Query.history": ["regions:read"],
  "Mutation.historyRestore": ["regions:read"],
  "Mutation.historyUndo": ["regions:read"],
};

const codeOfRefusal = (who: Who) => (who === "signed out" ? "UNAUTHENTICATED" : "FORBIDDEN");

it("has a gate or a place on the public list for every root field", () => {
  const open = rootFields.filter(({ field }) => ownDemands(field).length === 0).map(({ place }) => place);
  const known = [
    "Query.accountActivation",
    "Query.customerInvoice",
    "Query.lessonAnswer",
    "Mutation.customerTransferClaim",
    "Mutation.lessonAnswerSubmit",
    "Mutation.login",
    "Mutation.register",
    "Mutation.accountActivate",
    "Mutation.passwordResetRequest",
    "Mutation.passwordReset",
  ];
  expect(open.toSorted()).toEqual(known.toSorted());
  expect([...publicFields].toSorted()).toEqual([...known, "LoginPayload.user"].toSorted());
});

describe.each(rootFields.filter(({ place }) => !publicFields.has(place)))("$place", ({ type, field }) => {
  const inExample = neededByExample[`${type.name}.${field.name}`] ?? [];
  const needed = [...ownDemands(field), ...demandsOf(schema, getNamedType(field.type)), ...inExample];

  it.each(everyone)("opens for %s exactly when the matrix says so", async (who) => {
    const reached: string[] = [];
    const live = { changes: () => (reached.push("live.changes"), nothingMore()), close: () => undefined };
    const contextValue = { ...contextFor(who, noted(reached)), live };
    const { errors = [] } = await executed(type, operationOn(type, field), contextValue);
    const refused = errors.filter(({ extensions }) => extensions.code === codeOfRefusal(who));

    expect(refused).toHaveLength(mayAll(who, needed) ? 0 : 1);
    const reaches = mayAll(who, needed) && !askedOfNobody.has(field.name);
    expect(reached).toHaveLength(reaches ? 1 : 0);
  });
});

describe("viewing as another role", () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());

  it.each(viewableRoles)("changes nothing by any mutation as %s", async (role) => {
    const reached: string[] = [];
    const texts = new Set<string>();
    for (const field of mutations.filter(({ name }) => !whileViewing.has(name))) {
      const contextValue = { ...contextFor(role, noted(reached)), viewingAs: role };
      const { data, errors } = await graphql({
        schema,
        source: operationOn(schema.getMutationType()!, field),
        contextValue,
      });
      expect([field.name, data, errors?.map(({ extensions }) => extensions.code)]).toEqual([
        field.name,
        null,
        ["FORBIDDEN"],
      ]);
      texts.add(errors?.[0]?.message ?? "");
    }
    expect(reached).toEqual([]);
    expect(texts).toContain(viewAsMessages.readOnly(role));
  });

  it("leaves open the two ways out, and nothing else", async () => {
    expect([...whileViewing].toSorted()).toEqual(["logout", "viewAsStop"]);
    for (const field of mutations.filter(({ name }) => whileViewing.has(name))) {
      const reached: string[] = [];
      const contextValue = { ...contextFor("admin", noted(reached)), viewingAs: "admin" as const };
      await graphql({ schema, source: operationOn(schema.getMutationType()!, field), contextValue });
      expect(reached).toHaveLength(1);
    }
  });
});

interface Path {
  from: GraphQLObjectType;
  field: GraphQLField<unknown, Asker>;
}
const pathsTo = (type: GraphQLObjectType): Path[] =>
  objectTypes.flatMap((from) =>
    Object.values(from.getFields())
      .filter((field) => getNamedType(field.type) === type && !publicFields.has(`${from.name}.${field.name}`))
      .map((field) => ({ from, field: field as Path["field"] })),
  );

/** A record that has everything, so that a resolver gets as far as its source. */
const anyRecord: unknown = new Proxy({}, { get: (_, name) => (String(name).endsWith("Ids") ? ["x"] : "x") });

const resolveFor = ({ name, resolve }: Path["field"], record: unknown, context: GatewayContext) =>
  (resolve as GraphQLFieldResolver<unknown, GatewayContext>)(record, {}, context, {
    fieldName: name,
  } as never) as Promise<unknown>;

async function codeOf(field: Path["field"], context: GatewayContext) {
  try {
    await resolveFor(field, anyRecord, context);
    return null;
  } catch (error) {
    return (error as { extensions?: { code?: string } }).extensions?.code ?? null;
  }
}

describe.each(guardedTypes)("%s", (type) => {
  const paths = pathsTo(type).filter(({ from }) => !rootTypes.includes(from));
  const cases = everyone.flatMap((who) =>
    paths.map((path) => ({ who, ...path, place: `${path.from.name}.${path.field.name}` })),
  );

  it("is reached from somewhere", () => {
    expect(pathsTo(type)).not.toHaveLength(0);
  });

  if (cases.length > 0) {
    it.each(cases)("shows itself to $who through $place exactly when the matrix says so", async ({ who, field }) => {
      const code = await codeOf(field, contextFor(who, noted([])));
      const allowed = mayAll(who, [...ownDemands(field), ...demandsOf(schema, type)]);
      expect(code).toBe(allowed ? null : codeOfRefusal(who));
    });
  }
});

/** Fields with a gate of their own on types that more people may see. */
const gatedFields = objectTypes
  .filter((from) => !rootTypes.includes(from))
  .flatMap((from) =>
    Object.values(from.getFields())
      .filter((field) => ownDemands(field).length > 0)
      .map((field) => ({ field: field as Path["field"], place: `${from.name}.${field.name}` })),
  );

it.each(gatedFields.flatMap((one) => everyone.map((who) => ({ ...one, who }))))(
  "shows $place to $who exactly when the matrix says so",
  async ({ field, who }) => {
    const needed = [...ownDemands(field), ...demandsOf(schema, getNamedType(field.type))];
    const code = await codeOf(field, contextFor(who, noted([])));
    expect(code).toBe(mayAll(who, needed) ? null : codeOfRefusal(who));
  },
);

const abstractFields = objectTypes.flatMap((from) =>
  Object.values(from.getFields()).filter((field) => {
    const type = getNamedType(field.type);
    return isInterfaceType(type) || isUnionType(type);
  }),
);

describe("a value whose type is known only at run time", () => {
  const { current } = (schema.getType("StaleError") as GraphQLObjectType).getFields();
  const shown = async (who: Who, value: unknown) =>
    resolveFor(current as Path["field"], { current: value }, contextFor(who));
  const nodes = guardedTypes.filter((type) => type.getInterfaces().some(({ name }) => name === "Node"));

  it("is returned by the fields that this test knows", () => {
    expect(new Set(abstractFields.map(({ name }) => name))).toEqual(new Set(["userErrors", "current"]));
  });

  it.each(nodes.flatMap((type) => everyone.map((who) => ({ who, type, name: type.name }))))(
    "shows $who a $name exactly when the matrix says so",
    async ({ who, type }) => {
      const value = { __typename: type.name };
      const seen = await shown(who, value).catch((error: unknown) => error);
      if (mayAll(who, demandsOf(schema, type))) expect(seen).toBe(value);
      else expect(seen).toMatchObject({ extensions: { code: codeOfRefusal(who) } });
    },
  );

  it("may be missing", async () => {
    expect(getNullableType(current!.type)).toBe(schema.getType("Node"));
    await expect(shown("super-admin", null)).resolves.toBeNull();
  });
});
