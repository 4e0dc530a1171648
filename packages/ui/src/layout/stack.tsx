import { laidOut, type LayoutProps } from "./laid-out.ts";
import css from "./layout.module.css";

/** Parts one below the other. */
export const Stack = ({ as: Tag = "div", ...rest }: LayoutProps) => <Tag {...laidOut(rest)} className={css.stack} />;
