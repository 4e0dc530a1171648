import type { ReactNode } from "react";
import css from "./file-table.module.css";

interface FileTableProps {
  /** "Rows of the file" */
  label: string;
  heads: readonly ReactNode[];
  /** The `tr` of each row. */
  children: ReactNode;
  /** As high as its rows; otherwise it scrolls by itself. */
  whole?: boolean;
}

/**
 * Rows of a file in a frame that scrolls by itself, so that a wide file never makes the page wide:
 *
 *     <FileTable label="Rows of the file" heads={["Row", "Topic"]}>
 *       <tr><td>2</td><td>Greetings <small>Topic is required.</small></td></tr>
 *     </FileTable>
 */
export function FileTable({ label, heads, children, whole = false }: FileTableProps) {
  return (
    <div className={css.frame} data-whole={whole ? "" : undefined} tabIndex={0} role="region" aria-label={label}>
      <table className={css.lines}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
