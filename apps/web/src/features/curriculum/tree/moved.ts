import { moveInOrder } from "@app/domain/curriculum/placement.ts";
import type { TreeMove } from "@app/ui/tree/tree-node.ts";
import type { PartFragment } from "./curriculum-tree.generated.ts";

/** Those under a part, in use first; the server keeps them in this order too. */
function childrenOf(parts: readonly PartFragment[], parentId: string | null): PartFragment[] {
  const children = parts.filter((part) => part.parentId === parentId);
  return [
    ...children.filter(({ archivedAt }) => archivedAt === null),
    ...children.filter(({ archivedAt }) => archivedAt),
  ];
}

function branch(parts: readonly PartFragment[], parentId: string | null): PartFragment[] {
  return childrenOf(parts, parentId).flatMap((part) => [part, ...branch(parts, part.id)]);
}

/** The parts as they stand after a move: parents before children, siblings in order. A part that is gone moves nothing. */
export function moved(parts: readonly PartFragment[], { id, parentId, order }: TreeMove): readonly PartFragment[] {
  const part = parts.find((one) => one.id === id);
  if (!part) return parts;
  const placed = parts.map((one) => (one.id === id ? { ...one, parentId } : one));
  const siblings = childrenOf(placed, parentId);
  const live = siblings.filter(({ archivedAt }) => archivedAt === null).map((one) => one.id);
  const archived = siblings.filter(({ archivedAt }) => archivedAt !== null).map((one) => one.id);
  const place = new Map([...moveInOrder(live, id, order), ...archived].map((one, index) => [one, index]));
  const sorted = placed
    .map((one) => ({ ...one, order: place.get(one.id) ?? one.order }))
    .sort((a, b) => a.order - b.order);
  return branch(sorted, null);
}

/** Where a part stands now: what a move back would ask for. */
export function placeOf(parts: readonly PartFragment[], id: string): TreeMove | null {
  const part = parts.find((one) => one.id === id);
  if (!part) return null;
  const siblings = childrenOf(parts, part.parentId);
  return { id, parentId: part.parentId, order: siblings.indexOf(part) };
}
