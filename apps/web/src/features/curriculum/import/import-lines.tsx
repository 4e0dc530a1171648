import type { ImportVerdict } from "@app/schema/types.generated.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { CheckedFragment } from "./import.generated.ts";
import css from "./import-lines.module.css";

const looks: Record<ImportVerdict, { word: string; tone: StatusTone }> = {
  CREATE: { word: "Add", tone: "good" },
  UNCHANGED: { word: "Unchanged", tone: "neutral" },
  PROBLEM: { word: "Problem", tone: "trouble" },
};
const shown = 200;

/** What each line of a file would do, those with problems first. */
export function ImportLines({ rows }: { rows: CheckedFragment["rows"] }) {
  const problems = rows.filter(({ verdict }) => verdict === "PROBLEM");
  const all = [...problems, ...rows.filter(({ verdict }) => verdict !== "PROBLEM")];
  return (
    <>
      <div className={css.frame} tabIndex={0} role="region" aria-label="Lines of the file">
        <table className={css.lines}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Topic</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, shown).map(({ line, path, verdict, reason }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  {path.map((name) => name || "–").join(" › ")}
                  {reason === null ? null : <small>{reason}</small>}
                </td>
                <td>
                  <StatusChip status={verdict} tone={looks[verdict].tone} word={looks[verdict].word} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all.length > shown ? <p>And {countOf(all.length - shown, "more line", "more lines")}.</p> : null}
    </>
  );
}
