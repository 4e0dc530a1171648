import { useNavigate } from "react-router-dom";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Banner, PartialBanner } from "@app/ui/feedback/partial-banner.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import type { CanDrop, TreeMove } from "@app/ui/tree/tree-node.ts";
import { Tree } from "@app/ui/tree/tree.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { examPath, type Level } from "../content-paths.ts";
import { branchesOf, type ExamBranch } from "./exam-outline.ts";
import { useExamTree } from "./use-exam-tree.ts";
import { useMoveNode } from "./use-move-node.ts";
import css from "./node-page.module.css";

interface ExamTreeProps {
  examId: string;
  slug: string;
  name: string;
  mayWrite: boolean;
}

const above: Record<ExamBranch["level"], Level> = {
  subject: "exam",
  topic: "subject",
  section: "topic",
  lesson: "section",
};
const none: readonly ExamBranch[] = [];

/** A whole exam as a tree: found in, opened and moved in as a curriculum is. */
export function ExamTree({ examId, slug, name, mayWrite }: ExamTreeProps) {
  const navigate = useNavigate();
  const { tree, error, failed, isCut, refetch } = useExamTree(examId, slug);
  const branches = tree ? branchesOf(tree) : none;
  const nodes = branches.map(({ node }) => node);
  const subjects = useMoveNode("subject");
  const topics = useMoveNode("topic");
  const sections = useMoveNode("section");
  const lessons = useMoveNode("lesson");
  const movers = { subject: subjects, topic: topics, section: sections, lesson: lessons };
  const branchAt = (id: string | null) => branches.find(({ node }) => node.id === id);

  function move({ id, parentId, order }: TreeMove) {
    const branch = branchAt(id);
    if (branch) void movers[branch.level].move({ id, version: branch.version, parentId: parentId ?? examId, order });
  }
  const canDrop: CanDrop = ({ id }, parentId) => {
    const branch = branchAt(id);
    if (!branch) return "It no longer exists.";
    const wanted = above[branch.level];
    return (
      (branchAt(parentId)?.level ?? "exam") === wanted ||
      `A ${branch.level} belongs in ${wanted === "exam" ? "an" : "a"} ${wanted}.`
    );
  };

  if (!tree && error) return <ErrorState {...failure("tree", error, refetch)} />;
  if (!tree) return <SkeletonLines count={10} />;
  if (nodes.length === 0) return <EmptyState title="Nothing here yet." />;
  return (
    <div className={css.tree}>
      {failed ? <PartialBanner title="Some lessons could not be loaded." onRetry={refetch} /> : null}
      {isCut ? (
        <Banner
          title="Some parts without lessons are not shown."
          text="This exam is too large to show all of them here. Open a subject to see the rest."
          inset
        />
      ) : null}
      <Tree
        label={`All of ${name}`}
        nodes={nodes}
        selectedId={null}
        onSelect={(id) => void navigate(examPath(slug, ...(branchAt(id)?.ids ?? [])))}
        searchLabel="Find in this exam (marks optional)"
        onMove={mayWrite ? move : undefined}
        canDrop={canDrop}
      />
    </div>
  );
}
