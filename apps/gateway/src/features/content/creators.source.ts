import type { CreatorStatus } from "@app/domain/content/assignment-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { ContentCreatorFilter, PageInput } from "@app/schema/types.generated.ts";
import type {
  ContentCreator,
  ContentCreatorPage,
  ContentCreatorPayload,
  LessonAssignment,
} from "@app/schema/upstreams/v1-graphql.generated.ts";
import type { UpstreamArguments } from "../../upstream/selection.ts";
import { event, idAndVersion, names, pageArguments, record, same, type Meant } from "./content.arguments.ts";

/** From the older server's GraphQL; only selected fields are present. */
export type ContentCreatorRecord = ContentCreator;
export type ContentCreatorPageRecord = ContentCreatorPage;
export type LessonAssignmentRecord = LessonAssignment;

interface CreatorsAsked {
  page: Required<PageInput>;
  filter: Omit<ContentCreatorFilter, "status"> & { status?: CreatorStatus | null };
  sort: string;
}

const sorts: Readonly<Record<string, string>> = {
  NAME_ASC: "name",
  NAME_DESC: "-name",
  CREATED_ASC: "createdAt",
  CREATED_DESC: "-createdAt",
};

export const creatorsArguments = ({ page, filter, sort }: CreatorsAsked): UpstreamArguments => ({
  ...pageArguments(page),
  q: ["String", filter.search || null],
  status: ["CreatorStatus", filter.status && toEnumName(filter.status)],
  language: ["[String!]", filter.language],
  sort: ["String", sorts[sort]],
});

interface Written {
  input: { status?: CreatorStatus | null };
}
const written = ({ input: { status, ...input } }: Written): UpstreamArguments => ({
  input: ["ContentCreatorInput!", { ...input, ...(status && { status: toEnumName(status) }) }],
});

interface Assigned extends Meant {
  input: { creatorId: string; dueOn?: string | null; note?: string | null; reassign?: boolean | null };
}

/** Assignment mutations under the older server's names. */
export const assigning = {
  contentCreatorCreate: {
    name: "createCreator",
    args: ({ userId, ...given }: Written & { userId: string }): UpstreamArguments => ({
      userId: ["ID!", userId],
      ...written(given),
    }),
  },
  contentCreatorUpdate: {
    name: "updateCreator",
    args: (given: Written & Meant) => ({ ...idAndVersion(given), ...written(given) }),
  },
  examLessonAssign: {
    name: "assignLesson",
    args: ({ input: { creatorId, dueOn, note, reassign }, ...at }: Assigned): UpstreamArguments => ({
      ...idAndVersion(at),
      creatorId: ["ID!", creatorId],
      dueOn: ["Date", dueOn],
      note: ["String", note],
      reassign: ["Boolean", reassign],
    }),
  },
  examLessonWithdraw: event("withdrawLesson"),
  examLessonSetDue: {
    name: "setLessonDue",
    args: ({ dueOn, ...at }: Meant & { dueOn?: string | null }): UpstreamArguments => ({
      ...idAndVersion(at),
      dueOn: ["Date", dueOn],
    }),
  },
} as const;

export const creatorNames = {
  ContentCreator: names<ContentCreator>()({
    ...record,
    ...same("languages", "specialities", "weeklyTarget", "status"),
    ...same("openCount", "inReviewCount", "overdueCount", "publishedThisMonth"),
    ...same("changesRequestedRate", "medianDays"),
    person: { name: "_id", isLeaf: true },
  }),
  LessonAssignment: names<LessonAssignment>()({
    ...record,
    ...same("assignedAt", "dueOn", "note", "state"),
    creator: { name: "creatorId", isLeaf: true },
    assignedBy: { name: "assignedById", isLeaf: true },
  }),
  ContentCreatorPage: names<ContentCreatorPage>()(same("items", "pageInfo")),
  ContentCreatorPayload: names<ContentCreatorPayload>()(same("creator")),
} as const;
