import { buildSchema, isObjectType } from "graphql";
import { typeDefs } from "@app/schema/type-defs.generated.ts";
import { sessionNames } from "./session.source.ts";

const schema = buildSchema(typeDefs, { assumeValidSDL: true });

it.each(["ExamSession", "SessionVersion", "ContentStats"] as const)(
  "asks the older server for every field of %s",
  (name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no type.`);
    expect(Object.keys(sessionNames[name]).toSorted()).toEqual(Object.keys(type.getFields()).toSorted());
  },
);
