import type { Icon } from "../icons.ts";

/** One part of a tree. Given as a flat list: parents before children, siblings in order. */
export interface TreeNode {
  id: string;
  parentId: string | null;
  /** The name, in its own language. */
  label: string;
  /** "ig" or "yo": the name is a taught word. */
  lang?: string | undefined;
  /** Meaning, after the name. */
  second?: string | undefined;
  icon?: Icon;
  /** Right: "5 lessons". */
  count?: string | undefined;
  /** Under-dot with these words, e.g. "Not saved yet". */
  mark?: string | undefined;
  /** Toned down; cannot be moved. */
  archived?: boolean;
}

/** Where a part is to go: its new parent and its place among the other children, from 0. */
export interface TreeMove {
  id: string;
  parentId: string | null;
  order: number;
}

/** Decides whether a part may stand under another; a text says why not. */
export type CanDrop = (node: TreeNode, parentId: string | null) => true | string;
