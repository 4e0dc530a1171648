import { typesOf } from "@app/domain/curriculum/shape.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { countsOf, liveBelow, liveChildrenOf } from "../tree/outline.ts";
import { durationInWords } from "../tree/place.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeOf } from "../words.ts";
import css from "./branch-table.module.css";

/** The parts right below one, or of the curriculum itself, and how much stands in each. */
export function BranchTable({ view: { shape, parts, hrefTo }, above }: { view: TreeView; above: PartFragment | null }) {
  const types = typesOf(shape);
  const depth = above === null ? 0 : types.indexOf(typeOf(above.type)) + 1;
  const [top = "topic", ...inner] = types.slice(depth);
  const branches = liveChildrenOf(parts, above?.id ?? null);
  if (branches.length === 0) return null;
  return (
    <table className={css.branches}>
      <thead>
        <tr>
          <th scope="col">{sentenceCase(typeInWords(top))}</th>
          {inner.map((type) => (
            <th key={type} scope="col" data-right="">
              {sentenceCase(type)}s
            </th>
          ))}
          <th scope="col" data-right="">
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {branches.map((branch) => {
          const below = liveBelow(parts, branch.id);
          return (
            <tr key={branch.id}>
              <td>
                <TextLink href={hrefTo(branch.id)}>{branch.name}</TextLink>
              </td>
              {countsOf(below, inner).map(([type, count]) => (
                <td key={type} data-right="">
                  {count}
                </td>
              ))}
              <td data-right="">{timeOf([branch, ...below])}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function timeOf(parts: readonly { estimatedMinutes: number | null }[]): string {
  const minutes = parts.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
  return minutes === 0 ? "–" : durationInWords(minutes);
}
