import { allowedCurriculumEvents } from "@app/domain/curriculum/curriculum.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import type { Curriculum } from "@app/schema/upstreams/v2.records.generated.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import { authorOf } from "../loaders.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { NAME: "name", UPDATED: "updatedAt", CREATED: "createdAt" };
const writes = mutationResolvers("curriculum", ({ sources }: GatewayContext) => sources.curriculum, {
  stale: "Curriculum",
});

/** With a region code, the region's own curriculum comes before one for all regions; without one, after it. */
const fitting = (found: readonly Curriculum[], regionCode: string | null | undefined) =>
  found.find(({ regionId }) => Boolean(regionId) === Boolean(regionCode)) ?? found[0] ?? null;

export const curriculumResolvers: Resolvers = {
  Query: {
    curriculum: (_, { id }, { sources }) => sources.curriculum.byId(id),
    curriculumByAddress: async (_, { slug, regionCode }, { sources }) =>
      fitting(await sources.curriculum.byAddress(slug, regionCode), regionCode),
    curriculums: async (_, args, { sources }) => toPage(await sources.curriculum.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    curriculumCreate: writes.create,
    curriculumUpdate: writes.update,
    curriculumActivate: writes.event("activate"),
    curriculumArchive: writes.event("archive"),
    curriculumRestore: writes.event("restore"),
  },
  Curriculum: {
    subdivisions: ({ _id }, _, { loaders }) => loaders.subdivisions.load(_id),
    allowedEvents: ({ status }, _, { viewer }) => allowedCurriculumEvents(status, roleFrom(viewer?.user_role)),
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
