import styled from "@emotion/styled";
import type { ImportVerdict } from "@app/schema/types.generated.ts";
import { below, color } from "@app/ui/theme/color.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { CheckedFragment } from "./import.generated.ts";

const Frame = styled.div({ maxHeight: 320, overflow: "auto", border: `1px solid ${color.line}`, borderRadius: 8 });
const Lines = styled.table({
  width: "100%",
  borderCollapse: "collapse",
  color: color.text,
  "& th": {
    position: "sticky",
    top: 0,
    padding: "6px 8px",
    textAlign: "left",
    fontSize: "0.8125rem",
    color: color.textSecondary,
    backgroundColor: color.sunken,
  },
  "& td": { padding: "8px", borderTop: `1px solid ${color.line}`, verticalAlign: "top", overflowWrap: "anywhere" },
  "& small": { display: "block", fontSize: "0.84375rem", color: color.danger },
  [below.phone]: { "& th, & td": { padding: "6px" } },
});

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
      <Frame tabIndex={0} role="region" aria-label="Lines of the file">
        <Lines>
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
        </Lines>
      </Frame>
      {all.length > shown ? <p>And {countOf(all.length - shown, "more line", "more lines")}.</p> : null}
    </>
  );
}
