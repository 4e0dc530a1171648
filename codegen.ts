import { readdirSync, readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { toEnumName } from "./packages/domain/src/enums.ts";
import { graphqlEnums } from "./packages/domain/src/graphql-enums.generated.ts";
import { enumLists } from "./scripts/enum-lists.ts";

const scalars = { Date: "string", DateTime: "string", FieldValue: "unknown", MinorUnits: "number", TimeZone: "string" };
const schema = "packages/schema/src/**/*.graphql";

/** Resolvers see the wire spelling ("super-admin"); clients see SUPER_ADMIN. Both come from the one list. */
const enumValues = Object.fromEntries(
  Object.entries(graphqlEnums).map(([name, values]) => [
    name,
    Object.fromEntries(values.map((value) => [toEnumName(value), value])),
  ]),
);

/** Enums reach the resolvers in wire spelling, typed by the list that they are made from. */
const enumMappers = Object.fromEntries(
  enumLists().map(({ name, file }) => [name, `@app/domain/${file}#${name} as ${name}Value`]),
);

/** The learning content comes in the types of the older server's own GraphQL, and of these only what was asked for. */
const contentMappers = Object.fromEntries(
  ["Exam", "ExamSubject", "ExamTopic", "ExamSection", "ExamLesson"].flatMap((name) =>
    [name, `${name}Page`].map((type) => [type, `./content/content.source.ts#${type}Record`]),
  ),
);
const writtenContent = {
  ContentCreator: "./content/creators.source.ts#ContentCreatorRecord",
  ContentCreatorPage: "./content/creators.source.ts#ContentCreatorPageRecord",
  LessonAssignment: "./content/creators.source.ts#LessonAssignmentRecord",
  ExamPart: "./content/content.source.ts#ExamPartRecord",
  ExamSession: "./content/session.source.ts#ExamSessionRecord",
  SessionBlock: "./content/session.source.ts#SessionBlockRecord",
  AnswerOption: "./content/session.source.ts#AnswerOptionRecord",
  ImageOption: "./content/session.source.ts#ImageOptionRecord",
  SessionGrade: "./content/session.source.ts#SessionGradeRecord",
  SessionComment: "./content/session.source.ts#SessionCommentRecord",
  SessionReview: "./content/session.source.ts#SessionReviewRecord",
  ContentStats: "./content/session.source.ts#ContentStatsRecord",
  ContentStatusFigures: "./content/session.source.ts#ContentStatusFiguresRecord",
};

const wireType = (server: "v1" | "v2", name: string) =>
  `@app/schema/upstreams/${server}.records.generated.ts#${name} as ${name}Record`;

/** The names of the records in the contract of a server. */
function recordsOf(server: "v1" | "v2"): string[] {
  const written = readFileSync(`packages/schema/upstreams/${server}.records.generated.ts`, "utf8");
  return [...written.matchAll(/^export type (\w+)/gm)].map(([, name = ""]) => name);
}

/** Types whose record has the same name in the contract of a server. */
function wireMappers(): Record<string, string> {
  const folder = "packages/schema/src";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".graphql"));
  const sdl = files.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const types = new Set(sdl.flatMap((text) => [...text.matchAll(/^type (\w+)/gm)].map(([, name = ""]) => name)));
  return Object.fromEntries(
    (["v1", "v2"] as const).flatMap((server) =>
      recordsOf(server)
        .filter((name) => types.has(name))
        .map((name) => [name, wireType(server, name)]),
    ),
  );
}

/** The record behind each type: what its resolvers are handed. */
const mappers = {
  ...enumMappers,
  ...wireMappers(),
  ...contentMappers,
  ...writtenContent,
  Node: "../errors/node-record.ts#NodeRecord",
  UserError: "../errors/user-errors.ts#UserErrorRecord",
  AppItem: "./app-content/app-content.source.ts#AppItemRecord",
  Viewer: "./account/account.source.ts#ViewerRecord",
  StaffUser: "./staff/staff-user.record.ts#StaffUserRecord",
  Contact: wireType("v1", "StaffMember"),
  OnboardedTutor: "./tutors/tutors.source.ts#OnboardedTutorRecord",
  SubjectOption: "./tutors/tutors.source.ts#SubjectOptionRecord",
  Change: "../upstream/change-record.ts#ChangeRecord",
};

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    "packages/schema/src/types.generated.ts": {
      schema,
      plugins: ["typescript"],
      config: { enumsAsTypes: true, scalars, useTypeImports: true },
    },
    "packages/schema/src/possible-types.generated.ts": {
      schema,
      plugins: ["fragment-matcher"],
      config: { useExplicitTyping: true },
    },
    "packages/schema/upstreams/v1-graphql.generated.ts": {
      schema: "packages/schema/upstreams/v1.graphql",
      plugins: ["typescript"],
      config: { enumsAsTypes: true, scalars, skipTypename: true, useTypeImports: true },
    },
    "apps/gateway/src/features/resolvers.generated.ts": {
      schema,
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        avoidOptionals: { field: true, defaultValue: true },
        resolversNonOptionalTypename: { interfaceImplementingType: true },
        contextType: "./context.ts#GatewayContext",
        enumValues,
        mappers,
      },
    },
    "apps/web/src/": {
      schema,
      documents: ["apps/web/src/**/*.graphql"],
      preset: "near-operation-file",
      presetConfig: {
        baseTypesPath: "~@app/schema/types.generated.ts",
        extension: ".generated.ts",
        importTypesNamespace: "Types",
      },
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        useTypeImports: true,
        scalars,
        enumType: "string-literal",
        importSchemaTypesFrom: "~@app/schema/types.generated.ts",
        importTypesNamespace: "Types",
        avoidOptionals: { field: true, inputValue: false },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
      },
    },
  },
};

export default config;
