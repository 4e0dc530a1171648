import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { BoardCardFrame } from "./board-card.tsx";
import { columnOf, nextColumn, type BoardCard, type BoardColumn, type CanMove } from "./board-model.ts";
import css from "./board.module.css";

export interface BoardProps {
  /** Accessible name: "Applications by stage". */
  label: string;
  columns: readonly BoardColumn[];
  /** Shown in a column without cards. */
  emptyText: string;
  /** Makes cards movable by drag, by Alt with left and right, and by their menu. */
  onMove?: (card: BoardCard, columnId: string) => void;
  canMove?: CanMove;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const anywhere: CanMove = () => null;

/** A card sent to a column, possibly not there yet. */
interface Awaited {
  id: string;
  to: string;
  text: string;
  isFollowed: boolean;
}

/** Cards in columns by state. The caller does the moving; the board renders what it is given. */
export function Board({ label, columns, emptyText, onMove, canMove = anywhere }: BoardProps) {
  const board = useRef<HTMLOListElement>(null);
  const awaited = useRef<Awaited | null>(null);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  // A move may be confirmed or refused first. Once the card is in its new column, the move is announced and keyboard
  // focus follows it. An open dialog returns the focus to the page, and so to the card.
  useEffect(() => {
    const arrive = () => {
      const { current: moved } = awaited;
      if (moved === null || columnOf(columns, moved.id)?.id !== moved.to) return;
      setSaid(moved.text);
      const link = board.current?.querySelector<HTMLElement>(`[data-card="${moved.id}"] a`);
      if (moved.isFollowed) link?.focus();
      if (!moved.isFollowed || document.activeElement === link) awaited.current = null;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.contains(board.current)) arrive();
    };
    arrive();
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, [columns]);

  const move = (card: BoardCard, columnId: string, isFollowed = false) => {
    const to = columns.find(({ id }) => id === columnId);
    if (!to || columnOf(columns, card.id)?.id === columnId) return;
    const refusal = canMove(card, columnId);
    setSaid(refusal ?? "");
    if (refusal !== null) return;
    awaited.current = { id: card.id, to: columnId, text: `${card.title} moved to ${to.title}.`, isFollowed };
    onMove?.(card, columnId);
  };

  const onKeyDown = (event: KeyboardEvent, card: BoardCard) => {
    const step = steps[event.key];
    if (!step || !event.altKey || !onMove) return;
    event.preventDefault();
    const to = nextColumn(columns, card, step, canMove);
    if (!to) return;
    move(card, to.id, true);
  };

  const takes = (columnId: string) => dragged !== null && canMove(dragged, columnId) === null;
  const over = (event: DragEvent, columnId: string) => {
    if (!takes(columnId)) return;
    event.preventDefault();
    setTarget(columnId);
  };
  const stop = () => {
    setDragged(null);
    setTarget(null);
  };

  return (
    <>
      <ol className={css.lanes} ref={board} aria-label={label}>
        {columns.map(({ id, title, cards, total = cards.length, rest }) => (
          <li
            className={css.lane}
            key={id}
            data-target={target === id ? "" : undefined}
            data-refuses={dragged && !takes(id) ? "" : undefined}
            onDragOver={(event) => over(event, id)}
            onDragLeave={() => setTarget(null)}
            onDrop={() => {
              if (dragged) move(dragged, id);
              stop();
            }}
          >
            <h2>
              {title}
              <small>{total}</small>
            </h2>
            {cards.length === 0 ? <p>{emptyText}</p> : null}
            <ol aria-label={title}>
              {cards.map((card) => (
                <BoardCardFrame
                  key={card.id}
                  card={card}
                  moves={
                    onMove
                      ? columns
                          .filter((column) => column.id !== id)
                          .map((column) => ({
                            label: `Move to ${column.title}`,
                            onSelect: () => move(card, column.id),
                            ...withReason(canMove(card, column.id)),
                          }))
                      : []
                  }
                  isDragged={dragged?.id === card.id}
                  onDragStart={() => setDragged(card)}
                  onDragEnd={stop}
                  onKeyDown={(event) => onKeyDown(event, card)}
                />
              ))}
            </ol>
            {rest ? <p>{rest}</p> : null}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const withReason = (refusal: string | null) => (refusal === null ? {} : { disabledReason: refusal });
