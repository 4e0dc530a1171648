import styled from "@emotion/styled";
import type { KeyboardEvent } from "react";
import { RouteLink } from "../link/link.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import type { PageAction } from "../page/page-action.ts";
import { color } from "../theme/color.ts";
import type { BoardCard } from "./board-model.ts";

const Frame = styled.li({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "2px 8px",
  padding: "10px 8px 10px 12px",
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  backgroundColor: color.raised,
  "&:hover": { borderColor: color.controlBorder },
  "&[draggable=true]": { cursor: "grab" },
  "&[data-dragged]": { outline: `2px dashed ${color.accent}`, outlineOffset: -2, opacity: 0.6 },
  "& > a": { color: color.text, fontWeight: 600, textDecoration: "none", borderRadius: 4, overflowWrap: "anywhere" },
  "& > a:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  // The menu stays out of the way of the words, and over nothing.
  "& > button": { margin: "-4px 0 -6px", position: "relative", zIndex: 1 },
  "& > div": { gridColumn: "1 / -1", display: "grid", gap: 2, fontSize: "0.84375rem", color: color.textSecondary },
});

interface BoardCardFrameProps {
  card: BoardCard;
  /** The ways to other columns; none where nothing can be moved. */
  moves: readonly PageAction[];
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One card: a link to its record, and a menu of where it can go. */
export function BoardCardFrame({ card, moves, isDragged, onKeyDown, ...drag }: BoardCardFrameProps) {
  const { id, title, href, lines } = card;
  const movable = moves.length > 0;
  return (
    <Frame data-card={id} data-dragged={isDragged ? "" : undefined} draggable={movable} {...drag}>
      <RouteLink
        href={href}
        draggable={false}
        onKeyDown={onKeyDown}
        aria-keyshortcuts={movable ? "Alt+ArrowLeft Alt+ArrowRight" : undefined}
      >
        {title}
      </RouteLink>
      {movable ? <MoreMenu actions={moves} label={`Move ${title}`} size="small" plain /> : null}
      {lines ? <div>{lines}</div> : null}
    </Frame>
  );
}
