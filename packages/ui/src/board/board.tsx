import styled from "@emotion/styled";
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { below, color } from "../theme/color.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { BoardCardFrame } from "./board-card.tsx";
import { columnOf, nextColumn, type BoardCard, type BoardColumn, type CanMove } from "./board-model.ts";

const Lanes = styled.ol({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(232px, 1fr)",
  alignItems: "start",
  gap: 12,
  margin: 0,
  padding: "4px 28px 28px",
  overflowX: "auto",
  listStyle: "none",
  [below.phone]: { gridAutoColumns: "86%", padding: "4px 16px 16px", scrollSnapType: "x mandatory", scrollPadding: 16 },
});

const Lane = styled.li({
  display: "grid",
  alignContent: "start",
  gap: 8,
  minHeight: 120,
  padding: 8,
  borderRadius: 12,
  backgroundColor: color.sunken,
  scrollSnapAlign: "start",
  "&[data-target]": { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  "&[data-refuses]": { opacity: 0.45 },
  "& > h3": { display: "flex", justifyContent: "space-between", gap: 8, padding: "4px 6px", fontSize: "0.9375rem" },
  "& > h3 > small": { fontSize: "0.84375rem", fontWeight: 400, color: color.textSecondary },
  "& > ol": { display: "grid", gap: 8, margin: 0, padding: 0, listStyle: "none" },
  "& > p": { padding: "0 6px 6px", fontSize: "0.84375rem", color: color.textSecondary },
});

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
      <Lanes ref={board} aria-label={label}>
        {columns.map(({ id, title, cards, total = cards.length }) => (
          <Lane
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
          </Lane>
        ))}
      </Lanes>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const withReason = (refusal: string | null) => (refusal === null ? {} : { disabledReason: refusal });
