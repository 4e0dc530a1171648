import type { KeyboardEvent } from "react";
import { pressable } from "../drag/drag-point.ts";
import { RouteLink } from "../link/link.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import type { PageAction } from "../page/page-action.ts";
import type { BoardCard } from "./board-model.ts";
import css from "./board-card.module.css";

interface BoardCardFrameProps {
  card: BoardCard;
  /** Moves to other columns; empty if moving is not possible. */
  moves: readonly PageAction[];
  /** Its order within the column can be changed too. */
  isOrdered: boolean;
  isDragged: boolean;
  /** On which side of it what is dragged would come to stand. */
  target: "before" | "after" | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

const across = "Alt+ArrowLeft Alt+ArrowRight";

export function BoardCardFrame({ card, moves, isOrdered, isDragged, target, onKeyDown }: BoardCardFrameProps) {
  const { id, title, href, lines } = card;
  const movable = moves.length > 0;
  return (
    <li
      className={css.frame}
      data-card={id}
      data-dragged={isDragged ? "" : undefined}
      data-target={target}
      data-movable={movable ? "" : undefined}
      style={movable ? pressable : undefined}
    >
      <RouteLink
        href={href}
        draggable={false}
        onKeyDown={onKeyDown}
        aria-keyshortcuts={movable ? (isOrdered ? `${across} Alt+ArrowUp Alt+ArrowDown` : across) : undefined}
      >
        {title}
      </RouteLink>
      {movable ? <MoreMenu actions={moves} label={`Move ${title}`} size="small" plain /> : null}
      {lines ? <div>{lines}</div> : null}
    </li>
  );
}
