import type { KeyboardEvent } from "react";
import { RouteLink } from "../link/link.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import type { PageAction } from "../page/page-action.ts";
import type { BoardCard } from "./board-model.ts";
import css from "./board-card.module.css";

interface BoardCardFrameProps {
  card: BoardCard;
  /** Moves to other columns; empty if moving is not possible. */
  moves: readonly PageAction[];
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function BoardCardFrame({ card, moves, isDragged, onKeyDown, ...drag }: BoardCardFrameProps) {
  const { id, title, href, lines } = card;
  const movable = moves.length > 0;
  return (
    <li className={css.frame} data-card={id} data-dragged={isDragged ? "" : undefined} draggable={movable} {...drag}>
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
    </li>
  );
}
