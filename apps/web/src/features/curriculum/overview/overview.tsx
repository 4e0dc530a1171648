import styled from "@emotion/styled";
import { typesOf } from "@app/domain/curriculum/shape.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { NodeFrame } from "@app/ui/tree/node-frame.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { sentenceCase } from "../../../shared/format.ts";
import { useCan } from "../../../shared/use-can.ts";
import { LastImport } from "../import/last-import.tsx";
import { LearnersHere } from "../learners/learners-here.tsx";
import { countsOf, liveBelow, liveChildrenOf } from "../tree/outline.ts";
import { durationInWords } from "../tree/place.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords } from "../words.ts";

const Description = styled.p({ maxWidth: 680, marginBottom: 20, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

const Learners = styled.div({ marginTop: 28 });

const Branches = styled.table({
  width: "100%",
  maxWidth: 680,
  borderCollapse: "collapse",
  "& th": {
    padding: "8px",
    textAlign: "left",
    fontSize: "0.8125rem",
    fontWeight: 600,
    color: color.textSecondary,
    backgroundColor: color.sunken,
  },
  "& td": { height: 44, padding: "6px 8px", borderBottom: `1px solid ${color.line}`, overflowWrap: "anywhere" },
  "& [data-right]": { textAlign: "right", whiteSpace: "nowrap" },
});

/** The curriculum itself: what it is, and how much stands in each of its branches. */
export function Overview({ view }: { view: TreeView }) {
  const { subject, shape, region, description, updatedAt, updatedBy } = view.curriculum;
  const seesLearners = useCan()("customers:read");
  return (
    <NodeFrame
      title="Overview"
      facts={
        <>
          {subject} · {sentenceCase(shape)} · {region ? region.name : "All regions"} · changed{" "}
          {updatedBy ? `by ${updatedBy.name}, ` : null}
          <Day value={updatedAt} />
        </>
      }
    >
      {description === null ? null : <Description>{description}</Description>}
      {view.parts.length === 0 ? null : <BranchTable view={view} />}
      {view.mayWrite ? <LastImport view={view} /> : null}
      {seesLearners ? (
        <Learners>
          <Section title="Learners">
            <LearnersHere view={view} part={null} />
          </Section>
        </Learners>
      ) : null}
    </NodeFrame>
  );
}

function BranchTable({ view: { shape, parts, hrefTo } }: { view: TreeView }) {
  const [top = "topic", ...inner] = typesOf(shape);
  return (
    <Branches>
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
        {liveChildrenOf(parts, null).map((branch) => {
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
    </Branches>
  );
}

function timeOf(parts: readonly { estimatedMinutes: number | null }[]): string {
  const minutes = parts.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
  return minutes === 0 ? "–" : durationInWords(minutes);
}
