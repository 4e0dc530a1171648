import { countOf, sentenceCase } from "../../../shared/text/format.ts";
import { pathTo } from "../curriculum-address.ts";
import { typeInWords, typeOf } from "../words.ts";
import type { PartFragment } from "./curriculum-tree.generated.ts";
import { liveChildrenOf } from "./outline.ts";

/** "Topic 2 of 9 in Beginner, Ages 5 to 8"; of an archived part "Archived topic in Beginner, Ages 5 to 8". */
export function placeInWords(parts: readonly PartFragment[], part: PartFragment): string {
  const type = typeInWords(typeOf(part.type));
  const siblings = liveChildrenOf(parts, part.parentId);
  const position = siblings.findIndex(({ id }) => id === part.id) + 1;
  const above = pathTo(parts, part.parentId)
    .map(({ name }) => name)
    .reverse();
  const inside = above.length > 0 ? ` in ${above.join(", ")}` : "";
  return position === 0
    ? `Archived ${type}${inside}`
    : `${sentenceCase(type)} ${position} of ${siblings.length}${inside}`;
}

/** 150 → "150 minutes"; from three hours on "4 h 30 min". */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 3) return countOf(minutes, "minute");
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
