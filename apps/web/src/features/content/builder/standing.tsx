import type { EditorState } from "@app/domain/content/session-editor.ts";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import css from "./builder.module.css";

interface StandingProps extends Pick<EditorState, "blocks" | "isSaved" | "isNewSession"> {
  isSaving: boolean;
  failure: string | null;
  /** 0 where none is saved yet. */
  versionNumber: number;
  /** Which version learners have meanwhile; null where it is this one, or none. */
  live: string | null;
  /** Ids of the blocks that differ from what is saved. */
  unsaved: readonly string[];
  isKept: boolean;
  /** Changes that an earlier visit left are offered: not all is saved. */
  isOffered: boolean;
  /** How many comments of reviewers are open. */
  comments: number;
  /** Who else writes here now. */
  writers: readonly { id: string; name: string }[];
}

const names = new Intl.ListFormat("en");

function changesIn(blocks: EditorState["blocks"], unsaved: readonly string[]): string {
  const places = unsaved.map((id) => blocks.findIndex(({ _id }) => _id === id) + 1).filter((place) => place > 0);
  if (places.length === 0 || places.length > 3) return "Unsaved changes";
  return `Unsaved ${places.length === 1 ? "change in block" : "changes in blocks"} ${names.format(places.map(String))}`;
}

/** What is saved of a session, which version it is, and who else writes in it. */
export function Standing({ writers, comments, ...props }: StandingProps) {
  return (
    <>
      <Saved {...props} />
      {comments === 0 ? null : ` · ${comments} ${comments === 1 ? "comment" : "comments"} to resolve`}
      <span role="status">
        {writers.length === 0 ? null : (
          <>
            {" · "}
            <strong>
              {names.format(writers.map(({ name }) => name))} {writers.length === 1 ? "is" : "are"} also editing
            </strong>
          </>
        )}
      </span>
    </>
  );
}

function Saved(props: Omit<StandingProps, "writers" | "comments">) {
  const { blocks, isSaved, isNewSession, isSaving, failure, versionNumber, live, unsaved, isKept, isOffered } = props;
  const version = live === null ? (versionNumber > 0 ? ` · version ${versionNumber}` : "") : ` · ${live}`;
  if (failure !== null) {
    return <strong role="alert">{`Not saved${isKept ? ", kept on this device" : ""}: ${failure}`}</strong>;
  }
  if (isSaving) return `Saving…${version}`;
  if (isSaved && isNewSession) return "New session";
  if (isSaved) return isOffered ? (live ?? `Version ${versionNumber}`) : `All changes saved${version}`;
  return (
    <span className={css.unsaved}>
      <UnderDot />
      {changesIn(blocks, unsaved)}
      {version}
    </span>
  );
}
