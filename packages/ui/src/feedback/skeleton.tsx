import type { ComponentProps, CSSProperties } from "react";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./skeleton.module.css";

interface AfterAMomentProps extends ComponentProps<"div"> {
  as?: "div" | "span" | "ul";
}

/** Shows its children only after 150 ms, so that fast responses do not flicker. `className` adds to its own class. */
export function AfterAMoment({ as: Tag = "div", className = "", ...rest }: AfterAMomentProps) {
  return <Tag {...(rest as object)} className={`${css.afterAMoment} ${className}`} />;
}

interface SkeletonBarProps {
  /** Pixels or per cent. */
  width?: number | string;
  height?: number;
  style?: CSSProperties;
}

/** A grey bar in place of a text. */
export function SkeletonBar({ width = 120, height = 12, style }: SkeletonBarProps) {
  return <span className={css.bar} style={{ width, height, ...style }} />;
}

/** Tells screen readers once what is loading. */
export function LoadingNote({ what }: { what: string }) {
  return <VisuallyHidden role="status">Loading {what}</VisuallyHidden>;
}
