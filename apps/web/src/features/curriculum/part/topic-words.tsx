import { LineList } from "@app/ui/detail/line-list.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { wordHint } from "../../words/word-choices.public.ts";
import { wordPath } from "../../words/word-path.public.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { taughtIn } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { editAction } from "./edit-action.ts";

/** The words that a topic teaches, in the order in which it does. */
export function TopicWords({ view, part }: { view: TreeView; part: PartFragment }) {
  const words = part.words ?? [];
  if (words.length === 0) {
    const text = "List the words that learners meet in it, in the order in which they are taught.";
    return <EmptyState title="No words yet." text={text} action={editAction(view, part, "Add words")} />;
  }
  const lang = taughtIn(part, view.curriculum.subject);
  return (
    <LineList>
      {words.map((word) => (
        <li key={word.id}>
          <TextLink href={wordPath(word.id)}>
            {lang ? <Taught lang={lang}>{word.headword}</Taught> : word.headword}
          </TextLink>
          <small>{wordHint(word)}</small>
        </li>
      ))}
    </LineList>
  );
}
