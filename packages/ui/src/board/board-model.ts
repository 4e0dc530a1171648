import type { ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";

/** One record on a board. */
export interface BoardCard {
  id: string;
  title: string;
  href: string;
  /** Below the title: two or three short lines. */
  lines?: ReactNode;
}

export interface BoardColumn {
  id: string;
  title: string;
  cards: readonly BoardCard[];
  /** The total, if not all are shown. */
  total?: number;
  /** A link to the others: "Open all 171". */
  rest?: ReactNode;
  /** In the menu beside its title. */
  actions?: readonly PageAction[];
}

/** Why a card cannot move to a column; null if it can. */
export type CanMove = (card: BoardCard, columnId: string) => string | null;

export const columnOf = (columns: readonly BoardColumn[], cardId: string): BoardColumn | undefined =>
  columns.find(({ cards }) => cards.some(({ id }) => id === cardId));

/** The next column to the right or left that accepts the card. */
export function nextColumn(
  columns: readonly BoardColumn[],
  card: BoardCard,
  step: 1 | -1,
  canMove: CanMove,
): BoardColumn | undefined {
  const from = columns.findIndex(({ cards }) => cards.some(({ id }) => id === card.id));
  const onTheWay = step === 1 ? columns.slice(from + 1) : columns.slice(0, Math.max(0, from)).toReversed();
  return onTheWay.find(({ id }) => canMove(card, id) === null);
}

/** Where a card that is dragged would come to stand. */
export interface DropTarget {
  columnId: string;
  /** The place there, counted from 0 without the card itself; null where the order is not given. */
  at: number | null;
  /** Beside which card the line is drawn. */
  beside: { id: string; side: "before" | "after" } | null;
}

export const isSameTarget = (one: DropTarget | null, other: DropTarget | null): boolean =>
  one?.columnId === other?.columnId && one?.at === other?.at && one?.beside?.id === other?.beside?.id;

/** Before or after the card under the pointer by the nearer edge; at the end of a column otherwise. */
export function placeIn(column: BoardColumn, draggedId: string, overCard: HTMLElement | null, y: number): DropTarget {
  const others = column.cards.filter(({ id }) => id !== draggedId);
  const over = others.findIndex(({ id }) => id === overCard?.dataset["card"]);
  if (!overCard || over === -1) {
    const own = column.cards.findIndex(({ id }) => id === draggedId);
    return { columnId: column.id, at: overCard ? own : others.length, beside: null };
  }
  const { top, height } = overCard.getBoundingClientRect();
  const isBelow = y > top + height / 2;
  return {
    columnId: column.id,
    at: over + (isBelow ? 1 : 0),
    beside: { id: others[over]?.id ?? "", side: isBelow ? "after" : "before" },
  };
}
