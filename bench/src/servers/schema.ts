import { makeExecutableSchema } from "@graphql-tools/schema";
import DataLoader from "dataloader";
import { toEnumName } from "@app/domain/enums.ts";
import { graphqlEnums } from "@app/domain/graphql-enums.generated.ts";
import { typeDefs } from "@app/schema/type-defs.generated.ts";
import type { curriculums, exams, notifications, parts, policies, regions, staff, tutors } from "../fixture/answers.ts";
import type { Ask } from "./upstreams.ts";
import { viewersBy } from "./viewers.ts";

type Of<T extends readonly unknown[]> = T[number];
type Region = Of<typeof regions>;
type Person = Of<typeof staff>;
type Curriculum = Of<typeof curriculums>;
type Exam = Of<typeof exams>;
type Tutor = Of<typeof tutors>;

interface Page<T> {
  data: T[];
  page: number;
  pageSize: number;
  total: number;
}

/** The context of the two GraphQL peers' resolvers. */
export interface PeerContext {
  get: <T>(server: "v1" | "v2", path: string) => Promise<T>;
  post: <T>(path: string, body: object) => Promise<T>;
  region: DataLoader<string, Region | null>;
  person: DataLoader<string, Person | null>;
}

/** Creates each request's context; the caller is looked up first, as in the gateway. */
export function contextBy(ask: Ask) {
  const viewerOf = viewersBy(ask);
  return async (header: string | undefined): Promise<PeerContext> => {
    const viewer = await viewerOf(header);
    if (viewer.user_role === "") throw new Error("This person has no role.");
    const token = header?.replace(/^Bearer /, "") ?? "";
    const get: PeerContext["get"] = (server, path) => ask(server, path, token);
    return {
      get,
      post: (path, body) => ask("v1", path, token, body),
      region: byId((ids) => get<Page<Region>>("v2", `/admin/region?${ids}&pageSize=100`)),
      person: byId((ids) => get<Page<Person>>("v1", `/admin/staff?${ids}&pageSize=100`)),
    };
  };
}

const byId = <T extends { _id: string }>(read: (ids: string) => Promise<Page<T>>) =>
  new DataLoader<string, T | null>(async (ids) => {
    const { data } = await read(ids.map((id) => `id=${id}`).join("&"));
    const found = new Map(data.map((one) => [one._id, one]));
    return ids.map((id) => found.get(id) ?? null);
  });

const pageOf = <T>({ data, page, pageSize, total }: Page<T>) => ({
  items: data,
  pageInfo: { number: page, size: pageSize, totalCount: total },
});

interface ListArguments {
  page: { number: number; size: number };
}

const enums = Object.fromEntries(
  Object.entries(graphqlEnums).map(([name, values]) => [
    name,
    Object.fromEntries(values.map((value) => [toEnumName(value), value])),
  ]),
);

const id = (record: { _id: string }) => record._id;

const resolvers = {
  ...enums,
  Node: { __resolveType: () => "Region" },
  UserError: { __resolveType: () => "RefusalError" },
  Query: {
    region: (_: unknown, given: { id: string }, { region }: PeerContext) => region.load(given.id),
    curriculums: async (_: unknown, { page }: ListArguments, { get }: PeerContext) =>
      pageOf(
        await get<Page<Curriculum>>("v2", `/curriculum/curriculum?page=${page.number}&pageSize=${page.size}&sort=name`),
      ),
    curriculumByAddress: async (_: unknown, { slug }: { slug: string }, { get }: PeerContext) =>
      (await get<Page<Curriculum>>("v2", `/curriculum/curriculum?slug=${slug}&pageSize=100`)).data[0] ?? null,
    exams: async (_: unknown, __: unknown, { post }: PeerContext) => {
      const query =
        "{ exams { items { _id title examSlug active lessonCount subjects { items { _id name order topicCount } } } } }";
      return (await post<{ data: { exams: { items: Exam[] } } }>("/graphql", { query })).data.exams;
    },
    notifications: async (_: unknown, { first }: { first: number }, { get }: PeerContext) => {
      const { data, unread } = await get<{ data: typeof notifications; unread: number }>(
        "v2",
        `/notifications?limit=${first}`,
      );
      return { edges: data.map((node) => ({ node, cursor: node._id })), unreadCount: unread };
    },
    contacts: async (_: unknown, __: unknown, { get }: PeerContext) =>
      (await get<Page<Person>>("v1", "/admin/staff?sort=-lastActivity&pageSize=51")).data,
    subjectOptions: (_: unknown, __: unknown, { get }: PeerContext) => get("v1", "/subjects-options"),
    onboardedTutors: (_: unknown, __: unknown, { get }: PeerContext) => get("v1", "/onboarded-tutors"),
    cancellationPolicies: async (_: unknown, __: unknown, { get }: PeerContext) =>
      (await get<Page<Of<typeof policies>>>("v2", "/admin/cancellation-policy?pageSize=100")).data,
  },
  Region: { id, customerCount: (one: Region) => one.customers, tutorCount: (one: Region) => one.tutors },
  Curriculum: {
    id,
    region: (one: Curriculum, _: unknown, { region }: PeerContext) => region.load(one.regionId),
    updatedBy: (one: Curriculum, _: unknown, { person }: PeerContext) => person.load(one.updatedBy),
    subdivisions: async (one: Curriculum, _: unknown, { get }: PeerContext) =>
      (await get<Page<Of<typeof parts>>>("v2", `/curriculum/curriculum/subdivision?curriculumId=${one._id}`)).data,
  },
  Subdivision: { id },
  StaffUser: { id, name: (one: Person) => `${one.firstname} ${one.lastname}` },
  Contact: { id, name: (one: Person) => `${one.firstname} ${one.lastname}` },
  OnboardedTutor: { id, name: (one: Tutor) => `${one.firstName} ${one.lastName}` },
  CancellationPolicy: { id },
  Exam: { id, slug: (one: Exam) => one.examSlug },
  ExamSubject: { id },
  Notification: { id },
};

/** Our schema with ordinary resolvers: no gates, no limits. */
export const peerSchema = makeExecutableSchema({ typeDefs, resolvers });
