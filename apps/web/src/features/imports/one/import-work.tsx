import type { ImportState } from "@app/schema/types.generated.ts";
import { numberOf } from "../../../shared/text/format.ts";
import type { ImportStandingFragment } from "../import.generated.ts";
import { countsInWords } from "../import-labels.ts";
import css from "./import-work.module.css";

const words: Partial<Record<ImportState, string>> = {
  READING: "The file is being read.",
  CHECKING: "Each row is tried out. Nothing is changed.",
  IMPORTING: "The rows are being imported. You can leave this page; the import goes on.",
  UNDOING: "The import is being taken back. You can leave this page; it goes on.",
};

/** How far the work on an import is. */
export function ImportWork({ standing }: { standing: ImportStandingFragment }) {
  const { state, done, verdicts } = standing;
  const total =
    state === "CHECKING"
      ? standing.total
      : verdicts.reduce(
          (sum, { verdict, count }) => sum + (verdict === "CREATE" || verdict === "UPDATE" ? count : 0),
          0,
        );
  const isCounted = state !== "READING" && total > 0;
  return (
    <div className={css.work}>
      <p>{words[state]}</p>
      <progress aria-label="Progress" className={css.bar} {...(isCounted && { value: done, max: total })} />
      {isCounted ? (
        <p className={css.figures}>
          {numberOf(done)} of {numberOf(total)} rows
          {state === "CHECKING" && done > 0 ? `: ${countsInWords(verdicts, false)}` : ""}
        </p>
      ) : null}
    </div>
  );
}
