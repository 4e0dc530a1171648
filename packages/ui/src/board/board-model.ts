import type { ReactNode } from "react";

/** One record on a board. */
export interface BoardCard {
  id: string;
  title: string;
  href: string;
  /** Below the title: two or three short lines. */
  lines?: ReactNode;
}

/** One state, and the records in it. */
export interface BoardColumn {
  id: string;
  title: string;
  cards: readonly BoardCard[];
  /** How many are in it, where not all of them are shown. */
  total?: number;
  /** Where the others are: "Open all 171". */
  rest?: ReactNode;
}

/** Why a card cannot be moved into a column; null where it can. */
export type CanMove = (card: BoardCard, columnId: string) => string | null;

export const columnOf = (columns: readonly BoardColumn[], cardId: string): BoardColumn | undefined =>
  columns.find(({ cards }) => cards.some(({ id }) => id === cardId));

/** The next column to the right or left that takes the card. */
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
