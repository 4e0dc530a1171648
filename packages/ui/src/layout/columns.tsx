import type { CSSProperties } from "react";
import { laidOut, type LayoutProps } from "./laid-out.ts";
import css from "./columns.module.css";

interface ColumnsProps extends LayoutProps {
  /** As in `grid-template-columns`. */
  widths: string;
  /** The width in pixels below which there is one column. */
  until: 600 | 900;
}

/** Parts in columns, which stand one below the other where there is no room. */
export function Columns({ as: Tag = "div", widths, until, style, ...rest }: ColumnsProps) {
  const wide = { "--widths": widths } as CSSProperties;
  return <Tag {...laidOut({ ...rest, style: { ...wide, ...style } })} className={css.columns} data-until={until} />;
}
