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
