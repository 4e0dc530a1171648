import { dayRangeText } from "@app/domain/views/day-range.ts";
import type {
  QueryActivityEntriesArgs,
  QueryActivityReportArgs,
  QueryReportArgs,
  QueryReportItemsArgs,
  Resolvers,
} from "../resolvers.generated.ts";

/** A filter in the server's terms. */
const askedOf = ({
  filter,
  by,
  page,
}: Pick<
  QueryReportArgs | QueryReportItemsArgs | QueryActivityReportArgs | QueryActivityEntriesArgs,
  "filter" | "by" | "page"
>) => {
  const { between, ...rest } = filter;
  return { ...rest, between: between && dayRangeText(between), by, page };
};

export const reportsResolvers: Resolvers = {
  Query: {
    report: (_, { name, sort, ...asked }, { sources }) => sources.reports.read(name, { ...askedOf(asked), sort }),
    reportItems: (_, { name, number, key, ...asked }, { sources }) =>
      sources.reports.items(name, { ...askedOf(asked), number, key }),
    activityReport: (_, { name, sort, ...asked }, { sources }) =>
      sources.reports.read(name, { ...askedOf(asked), sort }),
    activityEntries: (_, { name, number, key, ...asked }, { sources }) =>
      sources.reports.entries(name, { ...askedOf(asked), number, key }),
    activitySeals: (_, { page }, { sources }) => sources.reports.seals(page),
    activitySealCheck: (_, __, { sources }) => sources.reports.checkSeals(),
  },
};
