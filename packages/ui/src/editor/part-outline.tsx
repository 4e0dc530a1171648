import type { ComponentProps, ReactNode } from "react";
import { CircleAlert, MessageSquare } from "../icons.ts";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./part-outline.module.css";

interface PartOutlineProps {
  /** "Blocks" */
  title: string;
  count: number;
  max: number;
  /** What stands before the parts: what the whole is called. */
  before?: ReactNode;
  /** An OrderedList of PartRow. */
  children: ReactNode;
  /** In sight however long the list is: the button that adds a part, and what is to be mended. */
  foot?: ReactNode;
}

/** The list at the left of an editor. */
export function PartOutline({ title, count, max, before, children, foot }: PartOutlineProps) {
  return (
    <div className={css.outline}>
      {before}
      <div className={css.count}>
        <h2>{title}</h2>
        <span>
          {count} of {max}
        </span>
      </div>
      {children}
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </div>
  );
}

interface PartRowProps extends Pick<ComponentProps<"button">, "onClick"> {
  /** Counted from 1; null for what is no part. */
  position: number | null;
  name: string;
  /** Below the name: what kind of part it is. */
  line: string;
  /** What is to be mended first, in place of the line. */
  fault?: string | undefined;
  isActive: boolean;
  isUnsaved?: boolean;
  /** How many open comments there are at it. */
  comments?: number;
}

/** A part in the list at the left of an editor, which opens it. */
export function PartRow(props: PartRowProps) {
  const { position, name, line, fault, isActive, isUnsaved = false, comments = 0, onClick } = props;
  return (
    <button type="button" className={css.row} aria-current={isActive ? "true" : undefined} onClick={onClick}>
      {position === null ? null : <span className={css.position}>{position}</span>}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {fault ? (
          <span className={css.fault}>
            <CircleAlert size={14} strokeWidth={2} aria-hidden />
            {fault}
          </span>
        ) : (
          <span className={css.line}>{line}</span>
        )}
      </span>
      {comments > 0 ? (
        <span className={css.commented}>
          <MessageSquare size={14} strokeWidth={2} aria-hidden />
          {comments}
          <VisuallyHidden>{comments === 1 ? " open comment" : " open comments"}</VisuallyHidden>
        </span>
      ) : null}
      {isUnsaved ? (
        <>
          <UnderDot />
          <VisuallyHidden>Not saved yet</VisuallyHidden>
        </>
      ) : null}
    </button>
  );
}

/** What the whole is called and of which kind it is, before its parts. */
export function WholeRow(props: Omit<PartRowProps, "position" | "comments">) {
  return (
    <div className={css.whole} data-current={props.isActive ? "" : undefined}>
      <PartRow {...props} position={null} />
    </div>
  );
}
