import { allowedCurriculumEvents } from "@app/domain/curriculum/curriculum.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import type { Curriculum } from "@app/schema/upstreams/v2.records.generated.ts";
import type { Resolvers } from "../resolvers.generated.ts";

/** With a region code, the region's own curriculum comes before one for all regions; without one, after it. */
const fitting = (found: readonly Curriculum[], regionCode: string | null | undefined) =>
  found.find(({ regionId }) => Boolean(regionId) === Boolean(regionCode)) ?? found[0] ?? null;

export const curriculumResolvers: Resolvers = {
  Query: {
    curriculumByAddress: async (_, { slug, regionCode }, { sources }) =>
      fitting(await sources.curriculum.byAddress(slug, regionCode), regionCode),
  },
  Curriculum: {
    subdivisions: ({ _id }, _, { loaders }) => loaders.subdivisions.load(_id),
    allowedEvents: ({ status }, _, { viewer }) => allowedCurriculumEvents(status, roleFrom(viewer?.user_role)),
  },
};
