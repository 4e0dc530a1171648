import type { ImportVerdict } from "@app/schema/types.generated.ts";
import { FileTable } from "@app/ui/import/file-table.tsx";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { CheckedFragment } from "./import.generated.ts";

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
      <FileTable label="Lines of the file" heads={["Line", "Topic", "What happens"]}>
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
      </FileTable>
      {all.length > shown ? <p>And {countOf(all.length - shown, "more line", "more lines")}.</p> : null}
    </>
  );
}
