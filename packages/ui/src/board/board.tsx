import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { rowAt, type DragPoint } from "../drag/drag-point.ts";
import { usePointerDrag } from "../drag/use-pointer-drag.ts";
import { toast } from "../feedback/toasts.tsx";
import { ArrowDown, ArrowUp } from "../icons.ts";
import { MoreMenu } from "../page/more-menu.tsx";
import type { PageAction } from "../page/page-action.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { BoardCardFrame } from "./board-card.tsx";
import {
  columnOf,
  isSameTarget,
  nextColumn,
  placeIn,
  type BoardCard,
  type BoardColumn,
  type CanMove,
  type DropTarget,
} from "./board-model.ts";
import css from "./board.module.css";

export interface BoardProps {
  /** Accessible name: "Applications by stage". */
  label: string;
  columns: readonly BoardColumn[];
  /** Shown in a column without cards. */
  emptyText: string;
  /** Makes cards movable by drag, by Alt with left and right, and by their menu. */
  onMove?: (card: BoardCard, columnId: string) => void;
  /** Makes the order within columns the user's too: by dropping beside a card, by Alt with up and down, and by the menu. `at` counts from 0. */
  onPlace?: (card: BoardCard, columnId: string, at: number) => void;
  canMove?: CanMove;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const placeSteps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
const anywhere: CanMove = () => null;

/** A card sent to a column, possibly not there yet. */
interface Awaited {
  id: string;
  to: string;
  text: string;
  isFollowed: boolean;
  /** Its place there, if the order is given. */
  at?: number;
}

/** Cards in columns by state. The caller does the moving; the board renders what it is given. */
export function Board({ label, columns, emptyText, onMove, onPlace, canMove = anywhere }: BoardProps) {
  const board = useRef<HTMLOListElement>(null);
  const awaited = useRef<Awaited | null>(null);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const [said, setSaid] = useState("");

  // A move may be confirmed or refused first. Once the card is in its new column, the move is announced and keyboard
  // focus follows it. An open dialog returns the focus to the page, and so to the card.
  useEffect(() => {
    const arrive = () => {
      const { current: moved } = awaited;
      const to = moved && columnOf(columns, moved.id);
      if (!moved || to?.id !== moved.to) return;
      if (moved.at !== undefined && to.cards[moved.at]?.id !== moved.id) return;
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
    if (onPlace) onPlace(card, columnId, to.cards.length);
    else onMove?.(card, columnId);
  };

  /** Moves a card to a place, in its own column or another. */
  const place = (card: BoardCard, column: BoardColumn, at: number, isFollowed = false) => {
    const isOwn = column.cards.some(({ id }) => id === card.id);
    const last = column.cards.length - (isOwn ? 1 : 0);
    if (!onPlace || at < 0 || at > last || column.cards[at]?.id === card.id) return;
    const text = `${card.title} moved to position ${at + 1} of ${last + 1} in ${column.title}.`;
    awaited.current = { id: card.id, to: column.id, text, isFollowed, at };
    onPlace(card, column.id, at);
  };

  /** Says why a card stays where it is. */
  const refuse = (card: BoardCard, column: BoardColumn | undefined) => {
    const refusal = column ? canMove(card, column.id) : null;
    if (refusal !== null) toast.failed(refusal);
  };

  const mayMove = Boolean(onMove ?? onPlace);
  const onKeyDown = (event: KeyboardEvent, card: BoardCard, column: BoardColumn, at: number) => {
    const placeStep = placeSteps[event.key];
    if (placeStep && event.altKey && onPlace) {
      event.preventDefault();
      place(card, column, at + placeStep, true);
    }
    const step = steps[event.key];
    if (!step || !event.altKey || !mayMove) return;
    event.preventDefault();
    const to = nextColumn(columns, card, step, canMove);
    if (to) move(card, to.id, true);
    else refuse(card, columns[columns.indexOf(column) + step]);
  };

  const { Drag, held, near } = usePointerDrag(mayMove);
  const cardOf = (cardId: string) => columnOf(columns, cardId)?.cards.find(({ id }) => id === cardId);
  const laneAt = ({ over }: DragPoint) => {
    const lane = over?.closest<HTMLElement>("[data-lane]")?.dataset["lane"];
    return columns.find(({ id }) => id === lane);
  };
  const targetAt = (cardId: string, point: DragPoint): DropTarget | null => {
    const { over, y } = point;
    const [card, column] = [cardOf(cardId), laneAt(point)];
    if (!card || !column || canMove(card, column.id) !== null) return null;
    if (!onPlace) return { columnId: column.id, at: null, beside: null };
    return placeIn(column, cardId, rowAt(over, "card", board.current), y);
  };
  const drop = (cardId: string, point: DragPoint) => {
    const [card, found] = [cardOf(cardId), targetAt(cardId, point)];
    const column = columns.find(({ id }) => id === found?.columnId);
    if (card && !found) refuse(card, laneAt(point));
    if (!card || !found || !column) return;
    if (found.at === null) move(card, column.id);
    else place(card, column, found.at);
  };
  const within = (card: BoardCard, column: BoardColumn, at: number): PageAction[] =>
    onPlace
      ? [
          {
            label: "Move up",
            icon: ArrowUp,
            onSelect: () => place(card, column, at - 1, true),
            ...(at === 0 && { disabledReason: "It is the first" }),
          },
          {
            label: "Move down",
            icon: ArrowDown,
            onSelect: () => place(card, column, at + 1, true),
            ...(at === column.cards.length - 1 && { disabledReason: "It is the last" }),
          },
        ]
      : [];
  const elsewhere = (card: BoardCard, { id }: BoardColumn): PageAction[] =>
    columns
      .filter((column) => column.id !== id)
      .map((column) => ({
        label: `Move to ${column.title}`,
        onSelect: () => move(card, column.id, true),
        ...withReason(canMove(card, column.id)),
      }));

  return (
    <>
      <ol
        className={css.lanes}
        ref={board}
        aria-label={label}
        data-dragging={dragged ? "" : undefined}
        onPointerEnter={near.onPointerEnter}
      >
        {columns.map((column) => (
          <li
            className={css.lane}
            key={column.id}
            data-lane={column.id}
            data-target={target?.columnId === column.id ? "" : undefined}
            data-refuses={dragged && canMove(dragged, column.id) !== null ? "" : undefined}
          >
            <div>
              <h2>
                {column.title}
                <small>{column.total ?? column.cards.length}</small>
              </h2>
              {column.actions ? (
                <MoreMenu actions={column.actions} label={`More actions for ${column.title}`} size="small" plain />
              ) : null}
            </div>
            {column.cards.length === 0 ? <p>{emptyText}</p> : null}
            <ol aria-label={column.title}>
              {column.cards.map((card, at) => (
                <BoardCardFrame
                  key={card.id}
                  card={card}
                  moves={mayMove ? [...within(card, column, at), ...elsewhere(card, column)] : []}
                  isOrdered={onPlace !== undefined}
                  isDragged={dragged?.id === card.id}
                  target={target?.beside?.id === card.id ? target.beside.side : undefined}
                  onKeyDown={(event) => onKeyDown(event, card, column, at)}
                />
              ))}
            </ol>
            {column.rest ? <p>{column.rest}</p> : null}
          </li>
        ))}
      </ol>
      {Drag ? (
        <Drag
          box={board}
          row="card"
          canDrag={(id) => cardOf(id) !== undefined}
          onStart={(id) => setDragged(cardOf(id) ?? null)}
          onAim={(id, point) => {
            const found = targetAt(id, point);
            setTarget((was) => (isSameTarget(was, found) ? was : found));
          }}
          onDrop={drop}
          onStop={() => {
            setDragged(null);
            setTarget(null);
          }}
          ghost={(id) => <p>{cardOf(id)?.title}</p>}
          held={held}
        />
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const withReason = (refusal: string | null) => (refusal === null ? {} : { disabledReason: refusal });
