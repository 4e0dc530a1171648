import type { CSSProperties, HTMLAttributes } from "react";

export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, "className"> {
  /** The element; a `div` if left out. */
  as?: "div" | "p" | "span" | "small" | "label" | "nav";
  /** Space between the parts, in pixels; "4px 12px" for that between rows and between columns. */
  gap?: number | string;
  /** Space above and below all of it, in pixels. */
  above?: number;
  below?: number;
  /** The greatest width, in pixels. */
  width?: number;
  align?: CSSProperties["alignItems"];
}

/** The same as attributes of an element. */
export const laidOut = ({ gap, above, below, width, align, style, ...rest }: Omit<LayoutProps, "as">) => ({
  ...rest,
  style: { gap, marginTop: above, marginBottom: below, maxWidth: width, alignItems: align, ...style },
});
