import { laidOut, type LayoutProps } from "./laid-out.ts";
import css from "./layout.module.css";

/** Parts side by side, in as many lines as they need. */
export const Row = ({ as: Tag = "div", ...rest }: LayoutProps) => <Tag {...laidOut(rest)} className={css.row} />;
