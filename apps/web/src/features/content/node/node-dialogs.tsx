import type { Level } from "../content-paths.ts";
import type { ActedNode, NodeAct } from "./acted-node.ts";
import { NodeActDialog } from "./node-act-dialog.tsx";
import { NodeMoveDialog } from "./node-move-dialog.tsx";

interface NodeDialogProps {
  level: Level;
  act: NodeAct | "move";
  node: ActedNode;
  /** Where it stands; null where it moves nowhere. */
  from: { parentId: string; aboveId: string } | null;
  onClose: () => void;
  onGone?: (() => void) | undefined;
}

/** What is asked before something is done to a node. */
export function NodeDialog({ level, act, node, from, onClose, onGone }: NodeDialogProps) {
  if (act !== "move") return <NodeActDialog level={level} act={act} node={node} onClose={onClose} onGone={onGone} />;
  if (from === null || level === "exam") return null;
  return <NodeMoveDialog level={level} node={node} {...from} onClose={onClose} />;
}
