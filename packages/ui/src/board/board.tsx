import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { BoardCardFrame } from "./board-card.tsx";
import { columnOf, nextColumn, type BoardCard, type BoardColumn, type CanMove } from "./board-model.ts";
import css from "./board.module.css";

export interface BoardProps {
  /** What the board is of: "Applications by stage". */
  label: string;
  columns: readonly BoardColumn[];
  /** Said in a column without cards. */
  emptyText: string;
  /** With it cards can be moved: by drag, by Alt with left and right, by their menu. */
  onMove?: (card: BoardCard, columnId: string) => void;
  canMove?: CanMove;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const anywhere: CanMove = () => null;

/** Records as cards in the columns of their states. Moving is the caller's to do; the board shows what it is given. */
export function Board({ label, columns, emptyText, onMove, canMove = anywhere }: BoardProps) {
  const board = useRef<HTMLOListElement>(null);
  const followed = useRef<string | null>(null);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  // The card is drawn anew in its column: whoever moved it by keyboard goes along.
  useEffect(() => {
    if (followed.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${followed.current}"] a`)?.focus();
    followed.current = null;
  }, [columns]);

  const move = (card: BoardCard, columnId: string) => {
    const to = columns.find(({ id }) => id === columnId);
    if (!to || columnOf(columns, card.id)?.id === columnId) return;
    const refusal = canMove(card, columnId);
    setSaid(refusal ?? `${card.title} moved to ${to.title}.`);
    if (refusal === null) onMove?.(card, columnId);
  };

  const onKeyDown = (event: KeyboardEvent, card: BoardCard) => {
    const step = steps[event.key];
    if (!step || !event.altKey || !onMove) return;
    event.preventDefault();
    const to = nextColumn(columns, card, step, canMove);
    if (!to) return;
    followed.current = card.id;
    move(card, to.id);
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
        {columns.map(({ id, title, cards, total = cards.length }) => (
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
            <h3>
              {title}
              <small>{total}</small>
            </h3>
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
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const withReason = (refusal: string | null) => (refusal === null ? {} : { disabledReason: refusal });
