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

/** Where the lists are that are not in `enums.ts`. */
const listsElsewhere: Readonly<Record<string, string>> = {
  TemplateKind: "system/template-kinds",
  Permission: "permissions",
  EntityKind: "changes",
  HistoryKind: "changes",
  ...Object.fromEntries(
    ["AccountJobKind", "AccountJobState", "ExportFormat", "ItemVerdict"].map((name) => [
      name,
      "system/account-job-enums",
    ]),
  ),
  ...Object.fromEntries(
    ["DocumentKind", "DocumentState", "HourKind", "PaidLessonKind", "PayoutMethod", "TimeOffReason"].map((name) => [
      name,
      "tutors/tutor-enums",
    ]),
  ),
  ...Object.fromEntries(
    ["AssignmentState", "CreatorStatus", "ReviewOutcome"].map((name) => [name, "content/assignment-enums"]),
  ),
  ...Object.fromEntries(["LeadStage", "LostReason", "LeadActionDue"].map((name) => [name, "leads/lead-enums"])),
  ...Object.fromEntries(
    [
      "LessonRequestStatus",
      "LessonKind",
      "LessonBilling",
      "ProposalState",
      "MatchReason",
      "ConflictRule",
      "ConflictLevel",
    ].map((name) => [name, "lessons/lesson-enums"]),
  ),
  ...Object.fromEntries(
    [
      ...["RescheduleStatus", "RescheduleAnswer"],
      ...["ConfirmedLessonStatus", "BookedLessonStatus", "MeetingProvider", "LessonActor", "LessonLogEvent"],
      ...["LessonLogSource", "LessonParty", "LessonReason", "OutcomeSource", "ClockChange"],
    ].map((name) => [name, "lessons/course-enums"]),
  ),
  SettlementRule: "lessons/settlement-rules",
  ...Object.fromEntries(["RaterKind", "RatingTag"].map((name) => [name, "ratings/rating-enums"])),
  ...Object.fromEntries(["CalendarSide"].map((name) => [name, "lessons/calendar-enums"])),
  ...Object.fromEntries(
    ["LessonAnswerKind", "LessonAnswerState", "LessonAnswerChoice"].map((name) => [name, "lessons/answer-enums"]),
  ),
  ...Object.fromEntries(
    ["CandidacyStage", "CandidateSource", "CheckState", "InterviewOutcome", "OfferAnswer", "RejectionReason"].map(
      (name) => [name, "hiring/hiring-enums"],
    ),
  ),
  ...Object.fromEntries(
    ["JournalKind", "JournalVisibility", "FollowUpState"].map((name) => [name, "journal/journal-enums"]),
  ),
  ...Object.fromEntries(
    ["FeedbackDirection", "FeedbackAuthorKind", "FeedbackCategory", "TutorFeedbackStatus"].map((name) => [
      name,
      "tutor-feedback/tutor-feedback-enums",
    ]),
  ),
  ...Object.fromEntries(
    [
      ...["FeedbackChannel", "FeedbackType", "ServiceFeedbackCategory", "FeedbackPriority", "FeedbackStatus"],
      ...["FeedbackSpeaker", "FeedbackDecision", "FeedbackLinkKind"],
    ].map((name) => [name, "feedbacks/feedback-enums"]),
  ),
  ...Object.fromEntries(
    ["GroupLessonKind", "GroupLessonStatus", "PriceBasis", "GroupInstanceStatus", "EnrolmentStatus"].map((name) => [
      name,
      "group-lessons/group-enums",
    ]),
  ),
  ExamPartLevel: "content/content-enums",
  BlockKind: "content/block-kinds",
  AnswerStrictness: "content/block-kinds",
  GradeVerdict: "content/block-kinds",
  ...Object.fromEntries(
    ["Likeness", "MergeMoveKind", "MergeSide", "PairVerdict"].map((name) => [name, "people/merge-enums"]),
  ),
  ...Object.fromEntries(
    ["ImportKind", "ImportState", "RowVerdict", "UndoVerdict", "DateOrder"].map((name) => [
      name,
      "imports/import-enums",
    ]),
  ),
};

/** Enums reach the resolvers in wire spelling, typed by the list that they are made from. */
const enumMappers = Object.fromEntries(
  Object.keys(graphqlEnums).map((name) => [
    name,
    `@app/domain/${listsElsewhere[name] ?? "enums"}.ts#${name} as ${name}Value`,
  ]),
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

/** Types whose record has the same name in the contract of a server. */
const wireTypes = {
  v1: [
    ...["CurriculumAttachment", "Mail", "Session", "StaffActivity"],
    ...["Candidacy", "StageStep"],
    ...["PayoutAccount", "PayRate", "Tutor", "TutorDay", "TutorDocument", "TutorTimeOff"],
    ...["JournalEntry", "JournalTemplate", "TutorFeedback"],
    ...[
      "BookedLesson",
      "CalendarLink",
      "LessonAnswer",
      "ConfirmedLesson",
      "CourseSlot",
      "LessonCancellation",
      "LessonConfirmation",
      "LessonLogChange",
    ],
    ...["LessonLogEntry", "LessonOutcome", "LessonReport", "PlannedLesson", "PolicyCopy"],
    ...[
      "LessonMoment",
      "TutorFigures",
      "TutorLearner",
      "LessonRater",
      "LessonRating",
      "RatingsOfLesson",
      "StudentRating",
    ],
    ...["Calendar", "CalendarAway", "CalendarEntry", "CalendarPerson", "CalendarTutor", "FreeTutor"],
    ...["ChangedRule", "ClockChangeReview", "ClockNotice", "ClockShift", "KeptTime", "MovedSlot", "TutorTime"],
    ...["CourseChange", "CourseHandover", "EarlierPrice"],
    ...["LessonDispute", "LessonReschedule", "LessonSettlement", "ProposedTime", "SettlementRound"],
    ...["LessonConflict", "LessonProposal", "LessonRequest", "PreferredTime", "ProposedSlot", "TutorMatch"],
  ],
  v2: [
    ...[
      "CancellationPolicy",
      "Curriculum",
      "Customer",
      "CustomerNote",
      "CustomerPod",
      "File",
      "Dependent",
      "HistoryEntry",
      "Job",
      "JobRun",
      "Learner",
    ],
    ...["AccountJob", "AccountJobItem", "ListView"],
    ...["Message", "Task", "Lead", "LeadStageReached"],
    ...["LikelyDuplicate", "MergePreview", "PersonMerge"],
    ...["FileImport", "FileImportRow"],
    ...["Setting", "Template"],
    ...["Feedback", "FeedbackLink", "FeedbackWords"],
    ...["EnrolledDate", "GroupEnrolment", "GroupInstance", "GroupLesson", "GroupNextDate", "PlannedGroupDate"],
    ...["LearnerPayer", "LessonResource", "Notification", "PodMember", "Region", "Subdivision"],
  ],
} as const;

const wireType = (server: keyof typeof wireTypes, name: string) =>
  `@app/schema/upstreams/${server}.records.generated.ts#${name} as ${name}Record`;

const wireMappers = Object.fromEntries(
  (["v1", "v2"] as const).flatMap((server) => wireTypes[server].map((name) => [name, wireType(server, name)])),
);

/** The record behind each type: what its resolvers are handed. */
const mappers = {
  ...enumMappers,
  ...wireMappers,
  ...contentMappers,
  ...writtenContent,
  Node: "../errors/node-record.ts#NodeRecord",
  UserError: "../errors/user-errors.ts#UserErrorRecord",
  Viewer: "./account/account.source.ts#ViewerRecord",
  StaffUser: "./staff/staff-user.record.ts#StaffUserRecord",
  Contact: wireType("v1", "StaffMember"),
  OnboardedTutor: "./tutors/tutors.source.ts#OnboardedTutorRecord",
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
