import type { Icon } from "../icons.ts";

/** A part of a tree, in a flat list: parents before children, siblings in order. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  /** The name, in its own language. */
  label: string;
  /** "ig" or "yo": the name is in Igbo or Yoruba. */
  lang?: string | undefined;
  /** The meaning, after the name. */
  second?: string | undefined;
  icon?: Icon;
  /** Right: "5 lessons". */
  count?: string | undefined;
  /** Under-dot with these words, e.g. "Not saved yet". */
  mark?: string | undefined;
  /** Dimmed; cannot be moved. */
  archived?: boolean;
}

/** The target of a move: the new parent and the index among its other children. */
export interface TreeMove {
  id: string;
  parentId: string | null;
  order: number;
}

/** Decides whether a part may be under another; a text says why not. */
export type CanDrop = (node: TreeNode, parentId: string | null) => true | string;
