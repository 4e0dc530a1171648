import type { ReactNode } from "react";
import css from "./file-table.module.css";

interface FileTableProps {
  /** "Rows of the file" */
  label: string;
  heads: readonly ReactNode[];
  /** The `tr` of each row. */
  children: ReactNode;
  /** As high as its rows; scrolls by default. */
  whole?: boolean;
}

/**
 * A scrolling frame for rows of a file, so that a wide file never widens the page:
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
