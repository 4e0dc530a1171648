import type { CodegenConfig } from "@graphql-codegen/cli";
import { toEnumName } from "./packages/domain/src/enums.ts";
import { graphqlEnums } from "./packages/domain/src/graphql-enums.ts";

const scalars = { Date: "string", DateTime: "string", FieldValue: "unknown", TimeZone: "string" };
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
  Object.keys(graphqlEnums).map((name) => [
    name,
    `@app/domain/${name === "Permission" ? "permissions" : "enums"}.ts#${name} as ${name}Value`,
  ]),
);

/** The learning content comes in the types of the older server's own GraphQL, and of these only what was asked for. */
const contentMappers = Object.fromEntries(
  ["Exam", "ExamSubject", "ExamTopic", "ExamSection", "ExamLesson"].flatMap((name) =>
    [name, `${name}Page`].map((type) => [type, `./content/content.source.ts#${type}Record`]),
  ),
);

/** The record behind each type: what its resolvers are handed. */
const mappers = {
  ...enumMappers,
  Node: "../errors/node-record.ts#NodeRecord",
  UserError: "../errors/user-errors.ts#UserErrorRecord",
  Viewer: "./account/account.source.ts#ViewerRecord",
  Session: "./account/session-record.public.ts#SessionRecord",
  StaffUser: "./staff/staff-user.record.ts#StaffUserRecord",
  StaffActivity: "./staff/staff-accounts.source.ts#StaffActivityRecord",
  Mail: "./system/mail.source.ts#MailRecord",
  Contact: "./staff/staff.source.ts#StaffRecord",
  Region: "./regions/regions.source.ts#RegionRecord",
  CancellationPolicy: "./regions/regions.source.ts#CancellationPolicyRecord",
  Curriculum: "./curriculum/curriculum.source.ts#CurriculumRecord",
  Subdivision: "./curriculum/curriculum.source.ts#SubdivisionRecord",
  CurriculumAttachment: "./curriculum/attachments.source.ts#AttachmentRecord",
  CurriculumImport: "./curriculum/imports.source.ts#ImportRecord",
  Learner: "./customers/learners.source.ts#LearnerRecord",
  LearnerPayer: "./customers/learners.source.ts#LearnerPayerRecord",
  LessonResource: "./customers/learners.source.ts#LessonResourceRecord",
  OnboardedTutor: "./tutors/tutors.source.ts#OnboardedTutorRecord",
  ...contentMappers,
  Job: "./system/jobs.source.ts#JobRecord",
  JobRun: "./system/jobs.source.ts#JobRunRecord",
  Change: "../upstream/change-record.ts#ChangeRecord",
  HistoryEntry: "./history/history.source.ts#HistoryEntryRecord",
  Notification: "./notifications/notifications.source.ts#NotificationRecord",
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
