import { useMemo, useState } from "react";
import { TreeModel } from "./tree-model.ts";
import type { TreeNode } from "./tree-node.ts";

const firstLevelsOpen = 200;

/** Open rows, search, and the visible rows. */
export function useTreeState(nodes: readonly TreeNode[], selectedId: string | null) {
  const model = useMemo(() => new TreeModel(nodes), [nodes]);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        nodes.length <= firstLevelsOpen ? nodes.filter(({ parentId }) => parentId === null).map(({ id }) => id) : [],
      ),
  );

  // The selected part is visible: its ancestors open with it, also when it is selected from elsewhere.
  const [revealed, setRevealed] = useState<string | null>(null);
  if (selectedId !== revealed && (selectedId === null || model.node(selectedId))) {
    setRevealed(selectedId);
    if (selectedId !== null) setOpen(new Set([...open, ...model.ancestorsOf(selectedId)]));
  }

  const rows = useMemo(() => model.rows(open, search), [model, open, search]);
  const setOpenAt = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const branches = useMemo(
    () => nodes.filter(({ id }) => model.childrenOf(id).length > 0).map(({ id }) => id),
    [nodes, model],
  );
  const isAllOpen = branches.every((id) => open.has(id));
  const toggleAll = () => setOpen(new Set(isAllOpen ? [] : branches));
  return { model, rows, search, setSearch, setOpenAt, hasBranches: branches.length > 0, isAllOpen, toggleAll };
}
