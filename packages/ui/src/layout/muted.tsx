import { laidOut, type LayoutProps } from "./laid-out.ts";
import css from "./layout.module.css";

/** Text that stands back: what is missing, or said beside. */
export const Muted = ({ as: Tag = "p", ...rest }: LayoutProps) => <Tag {...laidOut(rest)} className={css.muted} />;
