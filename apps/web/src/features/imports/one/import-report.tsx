import type { ReactNode } from "react";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { countOf, numberOf } from "../../../shared/text/format.ts";
import type { ImportStandingFragment } from "../import.generated.ts";
import { countOfVerdict, countsInWords, isOver, undoLooks } from "../import-labels.ts";
import { ImportRows } from "./import-rows.tsx";
import css from "./import-report.module.css";

function Undone({ undone }: Pick<ImportStandingFragment, "undone">) {
  const said = undone.filter(({ count }) => count > 0);
  if (said.length === 0) return null;
  return <p>{said.map(({ undo, count }) => `${numberOf(count)} ${undoLooks[undo].word.toLowerCase()}`).join(", ")}.</p>;
}

/** What a file would do, or did: the figures, the file of rows to mend, and each row. */
export function ImportReport({ standing, undo }: { standing: ImportStandingFragment; undo?: ReactNode }) {
  const { state, verdicts, problemFile, undone, undoUntil } = standing;
  const held = countOfVerdict(verdicts, "AMBIGUOUS", "ARCHIVED", "FAILED");
  const figures = countsInWords(verdicts, isOver(state));
  return (
    <div className={css.report}>
      {figures === "" ? null : (
        <p role="status" className={css.figures}>
          {figures}.
        </p>
      )}
      <Undone undone={undone} />
      {state === "CHECKED" && held > 0 ? (
        <p>
          {held === 1 ? "One row" : countOf(held, "row")} cannot be imported. Correct the cells below and check again,
          or import the others.
        </p>
      ) : null}
      {problemFile ? (
        <p>
          <TextLink href={problemFile.url} download={problemFile.name}>
            Download the rows that cannot be imported
          </TextLink>
        </p>
      ) : null}
      {undoUntil === null ? null : (
        <p>
          It can be undone until <Day value={undoUntil} />. {undo}
        </p>
      )}
      {figures === "" ? null : <ImportRows standing={standing} />}
    </div>
  );
}
