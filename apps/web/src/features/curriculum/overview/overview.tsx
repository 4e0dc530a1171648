import { Section } from "@app/ui/detail/section.tsx";
import { NodeFrame } from "@app/ui/tree/node-frame.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { LastImport } from "../import/last-import.tsx";
import { LearnersHere } from "../learners/learners-here.tsx";
import type { TreeView } from "../tree/use-tree-view.ts";
import { BranchTable } from "./branch-table.tsx";
import { Description } from "../description.tsx";

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
      {view.parts.length === 0 ? null : <BranchTable view={view} above={null} />}
      {view.mayWrite ? <LastImport view={view} /> : null}
      {seesLearners ? (
        <div style={{ marginTop: 28 }}>
          <Section title="Learners">
            <LearnersHere view={view} part={null} />
          </Section>
        </div>
      ) : null}
    </NodeFrame>
  );
}
