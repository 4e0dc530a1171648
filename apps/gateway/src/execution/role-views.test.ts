import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validateSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { roles } from "@app/domain/enums.ts";
import { permissionsOf, roleFrom, type Permission } from "@app/domain/permissions.ts";
import { demandsOf, publicFields } from "../permission/auth-directive.ts";
import { schema } from "../features/schema.ts";
import { contextFor, type Who } from "../testing/context.ts";
import { RoleViews } from "./role-views.ts";

const views = new RoleViews(schema);
const everyone: Who[] = [...roles, "no role", "unknown role"];

const ask = (who: Who, query: string) =>
  views.execute({
    document: parse(query),
    operationName: undefined,
    variables: {},
    context: contextFor(who),
  });

const introspected = new Map<Who, Promise<GraphQLSchema>>();

/** The schema as somebody sees it. */
function shownTo(who: Who): Promise<GraphQLSchema> {
  const shown =
    introspected.get(who) ??
    ask(who, getIntrospectionQuery()).then(({ data }) => buildClientSchema(data as unknown as IntrospectionQuery));
  introspected.set(who, shown);
  return shown;
}

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
);
const demandsOfField = (field: GraphQLField<unknown, unknown>) => [
  ...demandsOf(schema, { ...field, args: {} } as never),
  ...demandsOf(schema, getNamedType(field.type)),
];
const fieldsIn = (one: GraphQLSchema, typeName: string) => {
  const type = one.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()).toSorted() : null;
};
const mayAll = (who: Who, needed: Permission[]) =>
  needed.every((permission) => permissionsOf(roleFrom(who)).has(permission));

describe.each(everyone)("what %s is shown of the schema", (who) => {
  it("is a whole schema of its own", async () => {
    expect(validateSchema(await shownTo(who))).toEqual([]);
  });

  it("has of each type the fields that the matrix opens, and no others", async () => {
    const shown = await shownTo(who);
    for (const type of objectTypes) {
      const open = Object.values(type.getFields())
        .filter((field) => publicFields.has(`${type.name}.${field.name}`) || mayAll(who, demandsOfField(field)))
        .map(({ name }) => name)
        .toSorted();
      const fields = fieldsIn(shown, type.name);
      if (fields !== null) expect([type.name, fields]).toEqual([type.name, open]);
      if (!mayAll(who, demandsOf(schema, type))) expect([type.name, fields]).toEqual([type.name, null]);
    }
  });

  it("has no type that nothing in it leads to", async () => {
    const shown = await shownTo(who);
    const reached = new Set<string>();
    const reach = (name: string) => {
      if (reached.has(name)) return;
      reached.add(name);
      const type = shown.getType(name);
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) reach(getNamedType(field.type).name);
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return;
      for (const field of Object.values(type.getFields())) {
        reach(getNamedType(field.type).name);
        for (const arg of field.args) reach(getNamedType(arg.type).name);
      }
      if (isInterfaceType(type)) for (const one of shown.getPossibleTypes(type)) reach(one.name);
      if (isObjectType(type)) for (const one of type.getInterfaces()) reach(one.name);
    };
    for (const root of [shown.getQueryType(), shown.getMutationType(), shown.getSubscriptionType()]) {
      if (root) reach(root.name);
    }
    const own = Object.keys(shown.getTypeMap()).filter((name) => !name.startsWith("__"));
    const builtIn = new Set(["String", "Boolean", "Int", "Float", "ID"]);
    expect(own.filter((name) => !reached.has(name) && !builtIn.has(name))).toEqual([]);
  });
});

it("is all of it for nobody but those who may do everything", async () => {
  const missing = async (who: Who) => {
    const shown = await shownTo(who);
    return Object.keys(schema.getTypeMap()).filter((name) => !shown.getType(name));
  };
  expect(await missing("super-admin")).toEqual([]);
  expect(await missing("content-creator")).toEqual(
    expect.arrayContaining(["Mail", "MailPage", "MailFilter", "Learner"]),
  );
  expect(await missing("no role")).toEqual(expect.arrayContaining(["Region", "RegionPage", "RegionSort", "Exam"]));
});

it("finds no type by its name that the caller may not use", async () => {
  const query = '{ __type(name: "Mail") { name } }';
  expect((await ask("super-admin", query)).data).toEqual({ __type: { name: "Mail" } });
  expect((await ask("director", query)).data).toEqual({ __type: null });
});

it("knows no field beyond the caller's own beside a question about the schema, and gives no hint of it", async () => {
  const { data, errors } = await ask("director", "{ __schema { queryType { name } } mails { items { id } } }");
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([
    { message: 'Cannot query field "mails" on type "Query".', extensions: { code: "GRAPHQL_VALIDATION_FAILED" } },
  ]);
});

it("makes each role's view once", () => {
  expect(views.of(permissionsOf("admin"))).toBe(views.of(permissionsOf("admin")));
});
