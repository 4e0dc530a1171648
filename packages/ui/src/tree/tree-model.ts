import { foldForSearch } from "@app/domain/text.ts";
import type { CanDrop, TreeMove, TreeNode } from "./tree-node.ts";

/** A visible row, with its position for screen readers. */
export interface TreeRowModel {
  node: TreeNode;
  /** From 1. */
  level: number;
  position: number;
  setSize: number;
  hasChildren: boolean;
  isOpen: boolean;
}

/** Indexes a flat list of nodes for fast lookups. */
export class TreeModel {
  readonly #byId: Map<string, TreeNode>;
  readonly #children = new Map<string | null, TreeNode[]>();

  constructor(nodes: readonly TreeNode[]) {
    this.#byId = new Map(nodes.map((node) => [node.id, node]));
    for (const node of nodes) {
      const siblings = this.#children.get(node.parentId);
      if (siblings) siblings.push(node);
      else this.#children.set(node.parentId, [node]);
    }
  }

  node = (id: string) => this.#byId.get(id);

  childrenOf = (id: string | null): readonly TreeNode[] => this.#children.get(id) ?? [];

  /** From the root down to the parent. */
  ancestorsOf(id: string): string[] {
    const parentId = this.#byId.get(id)?.parentId;
    return parentId ? [...this.ancestorsOf(parentId), parentId] : [];
  }

  /** The visible rows; in a search, the matches and their ancestors. */
  rows(open: ReadonlySet<string>, search: string): TreeRowModel[] {
    const wanted = foldForSearch(search.trim());
    const matches = wanted
      ? this.#withAncestors((node) => foldForSearch(`${node.label} ${node.second ?? ""}`).includes(wanted))
      : null;
    return this.#rowsUnder(null, 1, open, matches);
  }

  #rowsUnder(
    parentId: string | null,
    level: number,
    open: ReadonlySet<string>,
    matches: ReadonlySet<string> | null,
  ): TreeRowModel[] {
    const siblings = this.childrenOf(parentId).filter(({ id }) => !matches || matches.has(id));
    return siblings.flatMap((node, index) => {
      const children = this.childrenOf(node.id);
      const isOpen = matches ? children.some(({ id }) => matches.has(id)) : open.has(node.id);
      const row = {
        node,
        level,
        position: index + 1,
        setSize: siblings.length,
        hasChildren: children.length > 0,
        isOpen,
      };
      return isOpen ? [row, ...this.#rowsUnder(node.id, level + 1, open, matches)] : [row];
    });
  }

  #withAncestors(test: (node: TreeNode) => boolean): ReadonlySet<string> {
    const found = [...this.#byId.values()].filter(test);
    return new Set(found.flatMap(({ id }) => [id, ...this.ancestorsOf(id)]));
  }

  #siblingsOf = (node: TreeNode) => this.childrenOf(node.parentId).filter(({ id }) => id !== node.id);

  /**
   * Where a key moves a part: among its siblings and on into the next branch, out to beside its parent, or into the
   * part above.
   */
  moveByKey(id: string, key: string): TreeMove | null {
    const node = this.#byId.get(id);
    if (!node) return null;
    const { parentId } = node;
    const order = this.childrenOf(parentId).indexOf(node);
    if (key === "ArrowUp") return order > 0 ? { id, parentId, order: order - 1 } : this.#intoNextBranch(node, -1);
    if (key === "ArrowDown") {
      const isLast = order === this.#siblingsOf(node).length;
      return isLast ? this.#intoNextBranch(node, 1) : { id, parentId, order: order + 1 };
    }
    if (key === "ArrowLeft") return this.#besideParent(node);
    const above = this.childrenOf(parentId)[order - 1];
    return key === "ArrowRight" && above ? { id, parentId: above.id, order: this.childrenOf(above.id).length } : null;
  }

  /** All parts of the same depth, from top to bottom. */
  #asDeepAs({ parentId }: TreeNode): readonly TreeNode[] {
    const parent = parentId === null ? undefined : this.#byId.get(parentId);
    return parent ? this.#asDeepAs(parent).flatMap(({ id }) => this.childrenOf(id)) : this.childrenOf(null);
  }

  /** From the edge of one branch to the near end of the next active one. */
  #intoNextBranch({ id, parentId }: TreeNode, step: 1 | -1): TreeMove | null {
    const parent = parentId === null ? undefined : this.#byId.get(parentId);
    if (!parent) return null;
    const branches = this.#asDeepAs(parent).filter((branch) => branch === parent || !branch.archived);
    const next = branches[branches.indexOf(parent) + step];
    return next ? { id, parentId: next.id, order: step === 1 ? 0 : this.childrenOf(next.id).length } : null;
  }

  /** Out to the level above; if that does not accept the part, into the parent's neighbour. */
  #besideParent({ id, parentId }: TreeNode): TreeMove | null {
    const parent = parentId === null ? undefined : this.#byId.get(parentId);
    return parent
      ? { id, parentId: parent.parentId, order: this.childrenOf(parent.parentId).indexOf(parent) + 1 }
      : null;
  }

  /** Where a dragged part lands when dropped before, after or into a row. */
  moveByDrop(id: string, overId: string, place: DropPlace): TreeMove | null {
    const node = this.#byId.get(id);
    const over = this.#byId.get(overId);
    if (!node || !over || overId === id || this.ancestorsOf(overId).includes(id)) return null;
    if (place === "into")
      return { id, parentId: overId, order: this.childrenOf(overId).filter((child) => child.id !== id).length };
    const others = this.childrenOf(over.parentId).filter((sibling) => sibling.id !== id);
    return { id, parentId: over.parentId, order: others.indexOf(over) + (place === "after" ? 1 : 0) };
  }

  /** Whether a move changes nothing. */
  isSame({ id, parentId, order }: TreeMove): boolean {
    const node = this.#byId.get(id);
    return node?.parentId === parentId && this.childrenOf(parentId).indexOf(node) === order;
  }

  /** Why a move is not allowed; undefined if it is. */
  refusal({ id, parentId }: TreeMove, canDrop: CanDrop): string | undefined {
    const node = this.#byId.get(id);
    if (!node) return "It no longer exists.";
    if (node.archived) return "Archived parts cannot be moved.";
    const answer = canDrop(node, parentId);
    return answer === true ? undefined : answer;
  }

  /** "Nri, position 5 of 9 in Beginner" */
  placeInWords({ id, parentId, order }: TreeMove): string {
    const parent = parentId === null ? undefined : this.#byId.get(parentId);
    const others = this.childrenOf(parentId).filter((child) => child.id !== id).length;
    return `${this.#byId.get(id)?.label ?? ""}, position ${order + 1} of ${others + 1}${parent ? ` in ${parent.label}` : ""}`;
  }
}

export type DropPlace = "before" | "after" | "into";
