import styled from "@emotion/styled";
import { Children, type CSSProperties, type HTMLAttributes, type MouseEvent, type Ref } from "react";
import { ChevronRight } from "../icons.ts";
import { color, fontLang } from "../theme/color.ts";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { TreeRowModel } from "./tree-model.ts";

const rowHeight = 36;
const indent = 22;

const Row = styled.div({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 8,
  height: rowHeight,
  paddingRight: 8,
  borderRadius: 8,
  cursor: "pointer",
  userSelect: "none",
  touchAction: "pan-y",
  "@media (pointer: coarse)": { height: 44 },
  "&:hover": { backgroundColor: color.hover },
  "&[aria-selected=true]": { backgroundColor: color.selected, "& > [data-icon]": { color: color.accent } },
  "&:focus-visible": { outlineOffset: -2 },
  "& > [data-icon]": { flexShrink: 0, color: color.textSecondary },
  "& > [data-twist]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: 24,
    height: 28,
    margin: "0 -6px 0 0",
    flexShrink: 0,
    color: color.textSecondary,
    "& > svg": { transition: "transform 120ms" },
  },
  "&[aria-expanded=true] > [data-twist] > svg": { transform: "rotate(90deg)" },
  "&[aria-level='1'] > [data-words] > span": { fontWeight: 600 },
  // The count stands beside the name where both fit; else it drops out of sight, so that names are the last to be cut.
  "& > [data-words]": {
    flex: 1,
    minWidth: 0,
    height: 20,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: 8,
    overflow: "hidden",
    whiteSpace: "nowrap",
    "& > span": { maxWidth: "100%", overflow: "hidden", textOverflow: "ellipsis" },
    "& > small": { lineHeight: 20 / 13.5 },
  },
  "& i": { fontStyle: "normal", color: color.textSecondary },
  "& [lang]": { fontFamily: fontLang },
  "&[aria-selected=true] [lang]": { fontWeight: 700 },
  "& small": { fontSize: "0.84375rem", color: color.textSecondary },
  "&[data-archived]": { color: color.textTertiary, "& > [data-icon], & small": { color: color.textTertiary } },
  "&[data-source]": { outline: `1px dashed ${color.controlBorder}`, outlineOffset: -2 },
  "&[data-moving]": { outline: `2px dashed ${color.accent}`, outlineOffset: -2 },
  "&[data-drop=into]": { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  "&[data-drop=before]::before, &[data-drop=after]::after": {
    content: '""',
    position: "absolute",
    left: "var(--indent)",
    right: 0,
    height: 2,
    backgroundColor: color.accent,
    pointerEvents: "none",
  },
  "&[data-drop=before]::before": { top: -1 },
  "&[data-drop=after]::after": { bottom: -1 },
});

interface TreeRowProps extends HTMLAttributes<HTMLDivElement> {
  row: TreeRowModel;
  selected: boolean;
  onTwist: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** One row of 36 px: twist, icon, name with its meaning, mark, count. */
export function TreeRow({ row, selected, onTwist, style, ref, ...rest }: TreeRowProps) {
  const { node, level, position, setSize, hasChildren, isOpen } = row;
  const { label, lang, second, icon: Icon, count, mark, archived = false } = node;
  const twist = (event: MouseEvent) => {
    event.stopPropagation();
    onTwist();
  };
  const left = (level - 1) * indent + 4;
  return (
    <Row
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
    </Row>
  );
}
