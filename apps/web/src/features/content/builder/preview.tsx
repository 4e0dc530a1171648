import { memo, useState } from "react";
import { gradeOf, type Answer } from "@app/domain/content/grading.ts";
import type { Block } from "@app/domain/content/session.ts";
import { TryOut, type Graded } from "../learner/try-out.tsx";
import css from "./builder.module.css";

interface PreviewProps {
  blocks: readonly Block[];
  activeId: string | null;
}

/** The active block as a learner sees it, to be tried out. */
export const Preview = memo(function Preview({ blocks, activeId }: PreviewProps) {
  const [round, setRound] = useState(0);
  const block = blocks.find(({ _id }) => _id === activeId);
  if (!block) return <p className={css.note}>Open a block to see it here.</p>;
  return (
    <>
      <div className={css.card}>
        <TryBlock key={`${block._id} ${block.blockType} ${round}`} block={block} />
      </div>
      <p className={css.note}>
        Preview only. Answers aren’t saved.{" "}
        <button type="button" className={css.again} onClick={() => setRound(round + 1)}>
          Start again
        </button>
      </p>
    </>
  );
});

/** A block to be tried out while it is being written. */
export const TryBlock = ({ block }: { block: Block }) => (
  <TryOut block={block} feedback={block.feedback} grade={(answer) => graded(block, answer)} />
);

/** Algebra is loaded with the first expression. */
const algebra = async ({ blockType }: Block) =>
  blockType === "expression" ? (await import("../learner/expressions.ts")).sameExpression : () => false;

/** Graded by the block as it is being written. */
async function graded(block: Block, answer: Answer): Promise<Graded | null> {
  const grade = gradeOf(block, answer, { sameExpression: await algebra(block) });
  return grade && { ...grade, feedback: grade.verdict === "right" ? block.feedback : "" };
}
