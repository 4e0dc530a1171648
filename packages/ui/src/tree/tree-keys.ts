import { foldForSearch } from "@app/domain/text.ts";
import type { TreeRowModel } from "./tree-model.ts";

/** What a key does to the focus, by the ARIA tree pattern. */
export type TreeStep = { focus: string } | { open: string } | { close: string } | null;

const first = (rows: readonly TreeRowModel[]) => rows[0];

function parentRow(rows: readonly TreeRowModel[], index: number) {
  const { node } = rows[index] ?? {};
  return rows.find((row) => row.node.id === node?.parentId);
}

/** Arrows, Home and End from the focused row. */
export function stepByKey(rows: readonly TreeRowModel[], focusId: string, key: string): TreeStep {
  const index = rows.findIndex(({ node }) => node.id === focusId);
  const row = rows[index] ?? first(rows);
  if (!row) return null;
  const to = (target: TreeRowModel | undefined): TreeStep => (target ? { focus: target.node.id } : null);
  switch (key) {
    case "ArrowDown":
      return to(rows[index + 1]);
    case "ArrowUp":
      return to(rows[index - 1]);
    case "Home":
      return to(first(rows));
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      if (!row.hasChildren) return null;
      return row.isOpen ? to(rows[index + 1]) : { open: row.node.id };
    case "ArrowLeft":
      return row.isOpen && row.hasChildren ? { close: row.node.id } : to(parentRow(rows, index));
    default:
      return null;
  }
}

/** The next row that starts with the typed letters, ignoring marks, wrapping at the end. */
export function stepByLetters(rows: readonly TreeRowModel[], focusId: string, letters: string): TreeStep {
  const wanted = foldForSearch(letters);
  const index = rows.findIndex(({ node }) => node.id === focusId);
  const from = letters.length > 1 ? index : index + 1;
  const order = [...rows.slice(Math.max(0, from)), ...rows.slice(0, Math.max(0, from))];
  const found = order.find(({ node }) => foldForSearch(node.label).startsWith(wanted));
  return found ? { focus: found.node.id } : null;
}
