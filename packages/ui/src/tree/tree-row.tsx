import { Children, type CSSProperties, type HTMLAttributes, type MouseEvent, type Ref } from "react";
import { ChevronRight } from "../icons.ts";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { TreeRowModel } from "./tree-model.ts";
import css from "./tree-row.module.css";

const indent = 22;

interface TreeRowProps extends HTMLAttributes<HTMLDivElement> {
  row: TreeRowModel;
  selected: boolean;
  onTwist: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A 36 px row: toggle, icon, name with its meaning, mark, count. */
export function TreeRow({ row, selected, onTwist, style, ref, ...rest }: TreeRowProps) {
  const { node, level, position, setSize, hasChildren, isOpen } = row;
  const { label, lang, second, icon: Icon, count, mark, archived = false } = node;
  const twist = (event: MouseEvent) => {
    event.stopPropagation();
    onTwist();
  };
  const left = (level - 1) * indent + 4;
  return (
    <div
      className={css.row}
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={selected}
      data-archived={archived ? "" : undefined}
      style={{ ...style, paddingLeft: left, "--indent": `${left + 24}px` } as CSSProperties}
      {...rest}
    >
      <span data-twist="" aria-hidden="true" onClick={hasChildren ? twist : undefined}>
        {hasChildren ? <ChevronRight size={16} strokeWidth={2} /> : null}
      </span>
      {Icon ? <Icon data-icon="" size={16} strokeWidth={2} aria-hidden /> : null}
      <span data-words="" title={second ? `${label} ${second}` : label}>
        <span>
          <span lang={lang}>{label}</span>
          {second ? <i> {second}</i> : null}
          {archived ? <VisuallyHidden>, archived</VisuallyHidden> : null}
        </span>
        {archived ? <small>archived</small> : count ? <small>{count}</small> : null}
      </span>
      {mark ? (
        <>
          <UnderDot title={mark} />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </>
      ) : null}
      {Children.toArray(rest.children)}
    </div>
  );
}
