import { sessionDiff, type BlockChange, type ChangeClass } from "@app/domain/content/session-diff.ts";
import type { Block } from "@app/domain/content/session.ts";
import css from "./review.module.css";

const classes: Readonly<Record<ChangeClass, string>> = {
  text: "words",
  key: "what is right",
  shape: "what is asked",
};

const said = ({ change, class: kind }: BlockChange) => (change === "changed" ? `changed: ${classes[kind]}` : change);

/** A block that is gone is named by the place that it had. */
const placed = (one: BlockChange) =>
  `Block ${one.position}${one.change === "removed" ? " until now" : ""}, ${said(one)}`;

/** What publishing means for answers that learners gave before. */
function consequence(changes: readonly BlockChange[]): string {
  if (changes.some((one) => one.class === "shape"))
    return "Answers to the blocks that ask something else stay with their version.";
  if (changes.some((one) => one.class === "key"))
    return "What is right changes: answers that were given before keep their grade.";
  return "Only words change: answers that were given before mean the same.";
}

interface DiffViewProps {
  before: readonly Block[];
  after: readonly Block[];
  /** The later version is thrown away: nothing is said of learners' answers. */
  isLost?: boolean;
}

/** How two versions of a session differ, block by block, in words. */
export function DiffView({ before, after, isLost = false }: DiffViewProps) {
  const changes = sessionDiff(before, after);
  if (changes.length === 0) return <p>Both versions say the same.</p>;
  return (
    <>
      {isLost ? null : <p>{consequence(changes)}</p>}
      <ol className={css.diff} aria-label="Changes">
        {changes.map((one) => (
          <li key={`${one.blockId} ${one.change}`}>
            <b>{placed(one)}</b>
            <Lines kind="del" lines={one.before.filter((line) => !one.after.includes(line))} />
            <Lines kind="ins" lines={one.after.filter((line) => !one.before.includes(line))} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Lines({ kind: Kind, lines }: { kind: "del" | "ins"; lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <Kind>{line}</Kind>
    </p>
  ));
}
