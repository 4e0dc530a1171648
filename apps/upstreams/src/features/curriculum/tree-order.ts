interface Placed {
  id: string;
  parentId: string | null;
}

/** Parents before children; siblings stay in the order they come in. */
export function inTreeOrder<Part extends Placed>(parts: readonly Part[]): Part[] {
  const byParent = new Map<string | null, Part[]>();
  for (const part of parts) {
    const siblings = byParent.get(part.parentId);
    if (siblings) siblings.push(part);
    else byParent.set(part.parentId, [part]);
  }
  const below = (parentId: string | null): Part[] =>
    (byParent.get(parentId) ?? []).flatMap((part) => [part, ...below(part.id)]);
  return below(null);
}
