import { dayRangeText } from "@app/domain/views/day-range.ts";
import type { ActivityReportName, ReportName } from "@app/domain/reports/report-enums.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import type {
  ExportAs,
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
  "filter" | "by"
> & { page: number | null }) => {
  const { between, ...rest } = filter;
  return { ...rest, between: between && dayRangeText(between), by, page };
};

interface ExportAsked extends Pick<QueryReportArgs | QueryActivityReportArgs, "filter" | "by"> {
  name: ReportName | ActivityReportName;
  sort?: string | null | undefined;
  number?: string | null | undefined;
  key?: string | null | undefined;
  as: ExportAs;
  idempotencyKey?: string | null | undefined;
}

/** Starts a job that writes the whole table to a file, or the records behind a figure, which have no order to choose. */
const exported = (
  _: unknown,
  { name, filter, by, sort, number, key, as: { format, columns }, idempotencyKey }: ExportAsked,
  { sources }: GatewayContext,
) =>
  withUserErrors({ job: null }, async () => {
    const query = queryOf({
      report: name,
      ...askedOf({ filter, by, page: null }),
      ...(number ? { number, key } : { sort }),
    });
    const payload = { kind: "report-export", query, format, ...(columns && { columns }) };
    return { job: await sources.accountJob.export(payload, idempotencyKey) };
  });

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
    reportMails: (_, __, { sources }) => sources.reports.mails(),
    reportMailPreview: (_, { viewId, every }, { sources }) => sources.reports.mailPreview(viewId, every),
  },
  Mutation: {
    reportExport: exported,
    activityReportExport: exported,
    reportMailSet: (_, { viewId, every, idempotencyKey }, { sources }) =>
      withUserErrors({ reportMails: null }, async () => ({
        reportMails: await sources.reports.setMail(viewId, every ?? null, idempotencyKey),
      })),
  },
};
