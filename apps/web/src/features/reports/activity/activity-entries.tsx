import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { BehindFigure, type BehindProps } from "../frame/behind-figure.tsx";
import { valueText } from "@app/domain/reports/figure-text.ts";
import { activityAsked, activityReportName, kindText, actionText } from "./activity-filters.ts";
import { ActivityEntriesDocument, type ActivityEntriesQuery } from "./activity.generated.ts";
import { ChangedFields } from "./changed-fields.tsx";
import css from "./activity-entries.module.css";

type Entry = ActivityEntriesQuery["activityEntries"]["entries"][number];

const spelt = (name: string) => name.toLowerCase().replaceAll("_", "-");

function EntryRow({ entry }: { entry: Entry }) {
  const { at, actorName, role, action, entityKind, label, changes, reason, ip, hours } = entry;
  return (
    <tr>
      <th scope="row">
        <When value={at} />
      </th>
      <td>
        {actorName}
        <small>{role === "" ? "System" : sentenceCase(role.replace("content-", "content "))}</small>
      </td>
      <td>{actionText(spelt(action))}</td>
      <td className={css.what}>
        {label ?? "Name hidden"}
        <small>{kindText(entityKind)}</small>
      </td>
      <td className={css.changes}>
        <ChangedFields changes={changes} />
        {reason === null ? null : <small>{reason}</small>}
        {hours === null ? null : <small>After {valueText(hours, "hours")}</small>}
      </td>
      <td>{ip ?? "–"}</td>
    </tr>
  );
}

/** The entries behind a figure, each with what it changed. */
export function ActivityEntriesOf({ report, address, number }: BehindProps) {
  const { params, row, by, itemsPage } = address;
  const { data, loading, error, refetch } = useQuery(ActivityEntriesDocument, {
    variables: {
      name: activityReportName(report),
      filter: activityAsked(params),
      by,
      number,
      page: itemsPage,
      ...(row !== null && { key: row }),
    },
    fetchPolicy: "cache-and-network",
  });
  const answer = data?.activityEntries;
  return (
    <BehindFigure
      report={report}
      address={address}
      number={number}
      total={answer?.total}
      loading={loading}
      failed={error ? failure("entries", error, refetch) : undefined}
    >
      <table className={css.entries}>
        <thead>
          <tr>
            {["When", "Who", "Action", "What", "Before and after", "Address"].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer?.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </BehindFigure>
  );
}
