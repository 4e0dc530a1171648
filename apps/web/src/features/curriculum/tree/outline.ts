import { childTypeOf } from "@app/domain/curriculum/shape.ts";
import type { SubdivisionType } from "@app/domain/curriculum/curriculum-enums.ts";
import { BookOpen, Layers, Shapes, UsersRound, type Icon } from "@app/ui/icons.ts";
import type { TreeNode } from "@app/ui/tree/tree-node.ts";
import { countOf } from "../../../shared/text/format.ts";
import { glossOf, languageOf, shapeOf, typeInWords, typeNameOf, typeOf } from "../words.ts";
import type { CurriculumTreeFragment, PartFragment } from "./curriculum-tree.generated.ts";

const icons: Record<SubdivisionType, Icon> = { ageGroup: UsersRound, level: Layers, topic: BookOpen, subject: Shapes };

interface Look {
  subject: string;
  shape: CurriculumTreeFragment["shape"];
  showArchived: boolean;
  /** The chosen part and what stands above it: always in sight. */
  chosen: readonly PartFragment[];
}

/** The parts of a curriculum as the tree draws them; archived ones only when they are asked for or chosen. */
export function outlineOf(parts: readonly PartFragment[], look: Look): TreeNode[] {
  const shown = parts.filter((part) => part.archivedAt === null || look.showArchived || look.chosen.includes(part));
  return shown.map((part) => nodeOf(part, parts, look));
}

function nodeOf(part: PartFragment, parts: readonly PartFragment[], { subject, shape }: Look): TreeNode {
  const type = typeOf(part.type);
  return {
    id: part.id,
    parentId: part.parentId,
    label: part.name,
    lang: taughtIn(part, subject),
    second: meaningOf(part),
    icon: icons[type],
    count: insideOf(part, parts, childTypeOf(shapeOf(shape), type)),
    archived: part.archivedAt !== null,
  };
}

/** What a topic's name means, where its description is short enough to say it. */
export function meaningOf({ type, description }: Pick<PartFragment, "type" | "description">): string | undefined {
  return type === "TOPIC" ? glossOf(description) : undefined;
}

/** Topics are named in the language they teach; what stands above them is named in English. */
export function taughtIn({ type }: Pick<PartFragment, "type">, subject: string): string | undefined {
  return type === "TOPIC" ? languageOf(subject) : undefined;
}

/** "9 topics", and for what has no parts of its own "3 outcomes". */
function insideOf(part: PartFragment, parts: readonly PartFragment[], childType: SubdivisionType | null): string {
  const [count, word] =
    childType === null
      ? [part.outcomes.length, "outcome"]
      : [liveChildrenOf(parts, part.id).length, typeInWords(childType)];
  return count === 0 ? `No ${word}s` : countOf(count, word);
}

/** Those in use under a part, in order; null is the top. */
export function liveChildrenOf(parts: readonly PartFragment[], parentId: string | null): PartFragment[] {
  return parts.filter((part) => part.parentId === parentId && part.archivedAt === null);
}

/** Everything in use under a part, at any depth. */
export function liveBelow(parts: readonly PartFragment[], id: string): PartFragment[] {
  return liveChildrenOf(parts, id).flatMap((child) => [child, ...liveBelow(parts, child.id)]);
}

/** How many parts in use there are of each type, from the top down: [["level", 3], ["topic", 22]]. */
export function countsOf(
  parts: readonly PartFragment[],
  types: readonly SubdivisionType[],
): [SubdivisionType, number][] {
  return types.map((type) => [type, parts.filter((part) => part.type === typeNameOf(type)).length]);
}
