/** A node as its menu needs to know it. */
export interface ActedNode {
  id: string;
  name: string;
  version: number;
  archivedAt?: string | null;
}

/** What is done to a node after it was asked for once more. */
export type NodeAct = "archive" | "restore" | "remove";
