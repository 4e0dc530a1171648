import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { When } from "@app/ui/value/when.tsx";
import { shownValue } from "../../../shared/text/record-labels.ts";
import { countOf, sentenceCase } from "../../../shared/text/format.ts";
import type { ActivityEntriesQuery } from "./activity.generated.ts";
import css from "./changed-fields.module.css";

type Change = ActivityEntriesQuery["activityEntries"]["entries"][number]["changes"][number];

/** More fields than these are folded away. */
const mostOpen = 3;

/** "safeguardingNote" → "Safeguarding note": the servers' own names, as the log has records of all kinds. */
const fieldText = (field: string) => sentenceCase(field.replaceAll(/([A-Z])/g, " $1").toLowerCase());

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;

function Value({ value }: { value: unknown }) {
  if (typeof value === "string" && isInstant.test(value)) return <When value={value} />;
  return <>{shownValue({ labels: { value: "Value" } }, "value", value)}</>;
}

function Fields({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className={css.fields}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldText(field)}</dt>
          <dd>
            <VisuallyHidden>Before: </VisuallyHidden>
            <del>
              <Value value={before} />
            </del>
            <span aria-hidden> → </span>
            <VisuallyHidden>. After: </VisuallyHidden>
            <ins>
              <Value value={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What an entry changed, field by field, before and after. */
export function ChangedFields({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <>–</>;
  if (changes.length <= mostOpen) return <Fields changes={changes} />;
  return (
    <details className={css.folded}>
      <summary>{countOf(changes.length, "field")}</summary>
      <Fields changes={changes} />
    </details>
  );
}
