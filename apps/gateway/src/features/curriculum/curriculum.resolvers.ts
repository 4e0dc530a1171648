import { allowedCurriculumEvents } from "@app/domain/curriculum/curriculum.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { authorOf } from "../loaders.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { CurriculumRecord } from "./curriculum.source.ts";

const sortFields = { NAME: "name", UPDATED: "updatedAt", CREATED: "createdAt" };

const saved = (work: () => Promise<CurriculumRecord>) =>
  withUserErrors({ curriculum: null }, async () => ({ curriculum: await work() }), { stale: "Curriculum" });

/** With a region's code its own curriculum comes before one for all regions; without, one for all regions first. */
const fitting = (found: readonly CurriculumRecord[], regionCode: string | null | undefined) =>
  found.find(({ regionId }) => Boolean(regionId) === Boolean(regionCode)) ?? found[0] ?? null;

export const curriculumResolvers: Resolvers = {
  Query: {
    curriculum: (_, { id }, { sources }) => sources.curriculum.byId(id),
    curriculumByAddress: async (_, { slug, regionCode }, { sources }) =>
      fitting(await sources.curriculum.byAddress(slug, regionCode), regionCode),
    curriculums: async (_, args, { sources }) => toPage(await sources.curriculum.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    curriculumCreate: (_, { input, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.create(input, idempotencyKey)),
    curriculumUpdate: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.update({ ...input, _id: id, version }, idempotencyKey)),
    curriculumActivate: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.fire(id, "activate", version, idempotencyKey)),
    curriculumArchive: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.fire(id, "archive", version, idempotencyKey)),
    curriculumRestore: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.fire(id, "restore", version, idempotencyKey)),
  },
  Curriculum: {
    id: (curriculum) => curriculum._id,
    region: ({ regionId }, _, { loaders }) => (regionId ? loaders.region.load(regionId) : null),
    subdivisions: ({ _id }, _, { loaders }) => loaders.subdivisions.load(_id),
    allowedEvents: ({ status }, _, { viewer }) => allowedCurriculumEvents(status, roleFrom(viewer?.user_role)),
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
