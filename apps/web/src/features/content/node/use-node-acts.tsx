import { lazy, Suspense, useState, type ReactNode } from "react";
import { Archive, Move, Pencil, RotateCcw, Trash2 } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { editPath, type Level } from "../content-paths.ts";
import type { ActedNode, NodeAct } from "./acted-node.ts";

const NodeDialog = lazy(async () => ({ default: (await import("./node-dialogs.tsx")).NodeDialog }));

interface NodeActs {
  /** What may be done with a node, whose own address and the ids above it are given. */
  actionsOf: (node: ActedNode, slug: string, ids: readonly string[]) => PageAction[];
  dialog: ReactNode;
}

/**
 * What can be done with the nodes of one level, and the dialog that asks first. `moveFrom`: where a node stands among the
 * others of its parent's level; null where it moves nowhere.
 */
export function useNodeActs(
  level: Level,
  moveFrom: () => { parentId: string; aboveId: string } | null,
  onGone?: () => void,
): NodeActs {
  const can = useCan();
  const [asked, setAsked] = useState<{ act: NodeAct | "move"; node: ActedNode }>();
  const close = () => setAsked(undefined);
  const from = moveFrom();

  const actionsOf: NodeActs["actionsOf"] = (node, slug, ids) => {
    const ask = (act: NodeAct | "move") => () => setAsked({ act, node });
    const isArchived = Boolean(node.archivedAt);
    const edit = { label: "Edit", icon: Pencil, href: editPath(level, slug, ids) };
    const move = { label: "Move to…", icon: Move, onSelect: ask("move") };
    const archive = { label: "Archive", icon: Archive, danger: true, onSelect: ask("archive") };
    const restore = { label: "Restore", icon: RotateCcw, onSelect: ask("restore") };
    const remove = { label: "Remove", icon: Trash2, danger: true, onSelect: ask("remove") };
    return [
      ...(can("exams:write") && !isArchived ? [edit, ...(from ? [move] : [])] : []),
      ...(can("exams:act") ? [isArchived ? restore : archive, remove] : []),
    ];
  };
  const dialog = asked ? (
    <Suspense fallback={null}>
      <NodeDialog level={level} {...asked} from={from} onClose={close} onGone={onGone} />
    </Suspense>
  ) : null;
  return { actionsOf, dialog };
}
