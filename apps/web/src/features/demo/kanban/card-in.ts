import type { DemoBoardPartsFragment } from "./kanban.generated.ts";

/** Finds a card on a board, whatever its list. */
export const cardIn =
  (id: string | null) =>
  ({ lists }: DemoBoardPartsFragment) =>
    lists.flatMap(({ cards }) => cards).find((card) => card.id === id);
