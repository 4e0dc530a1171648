import { useRef, useState } from "react";
import { changedFields } from "@app/domain/merge.ts";
import { changedBlocks, mergeSessions, withTheirBlocks, type SessionMerge } from "@app/domain/content/session-merge.ts";
import type { Block } from "@app/domain/content/session.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { mergedWords, overtakenWords } from "../../../shared/save/merged-labels.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { blockOf, inputOf } from "./block-wire.public.ts";
import { SessionSaveDocument, type WholeSessionFragment } from "./builder.generated.ts";

type Blocks = readonly Block[];

/** A session as the server has it; version 0 where there is none yet. */
export interface SessionBase {
  version: number;
  versionNumber: number;
  blocks: Blocks;
}

export const baseOf = (session: WholeSessionFragment | null | undefined): SessionBase => ({
  version: session?.version ?? 0,
  versionNumber: session?.versionNumber ?? 0,
  blocks: (session?.blocks ?? []).map(blockOf),
});

/** The same session, with blocks that say the same as these in their place: what is compared letter by letter is one object then. */
function withKnown(base: SessionBase, sent: Blocks): SessionBase {
  const known = new Map(sent.map((block) => [block._id, block]));
  const blocks = base.blocks.map((block) => {
    const mine = known.get(block._id);
    return mine && changedFields(mine, block).length === 0 ? mine : block;
  });
  return { ...base, blocks };
}

/** Blocks that two people changed otherwise, to be chosen between. */
export interface Dispute {
  theirs: SessionBase;
  merge: SessionMerge;
  changedBy: string | null;
  changedAt: string | null;
}

interface SessionSaveOptions {
  lessonId: string;
  start: SessionBase;
  /** These blocks are on the server. */
  onSaved: (blocks: Blocks) => void;
  /** What is edited from now on, after what somebody else saved came to it. */
  onMerged: (blocks: Blocks) => void;
}

/** What somebody else changed, as it is said: "block 3". */
const blocksIn = (begun: Blocks, theirs: Blocks) =>
  changedBlocks(begun, theirs).map((id) => `block ${theirs.findIndex(({ _id }) => _id === id) + 1}`);

/** Saves a session as a draft: what somebody else saved meanwhile is merged block by block, and saved once more. */
export function useSessionSave({ lessonId, start, onSaved, onMerged }: SessionSaveOptions) {
  const [base, setBase] = useState(start);
  const current = useRef(base);
  const [dispute, setDispute] = useState<Dispute | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { save, saving } = useSave(SessionSaveDocument, ({ saved }) => saved);

  const rebase = (next: SessionBase) => {
    current.current = next;
    setBase(next);
  };
  const sink = {
    setErrors: (errors: object) => setFailure(Object.values(errors).flat().join(" ") || "This couldn't be saved."),
  };

  /** Whether all of these blocks are on the server now. */
  async function attempt(blocks: Blocks, isSecond = false): Promise<boolean> {
    const { version, blocks: begun } = current.current;
    setFailure(null);
    const { payload, stale } = await save({ lessonId, version, input: { blocks: blocks.map(inputOf) } }, sink);
    if (payload) {
      if (payload.session) rebase(withKnown(baseOf(payload.session), blocks));
      onSaved(blocks);
      return true;
    }
    if (stale?.current?.__typename !== "ExamSession") return false;
    const theirs = baseOf(stale.current);
    const merge = mergeSessions(begun, blocks, theirs.blocks);
    if (merge.conflicts.length > 0) {
      setDispute({ theirs, merge, changedBy: stale.changedBy, changedAt: stale.changedAt });
      return false;
    }
    rebase(theirs);
    onMerged(merge.blocks);
    if (isSecond) {
      setFailure(overtakenWords(stale.changedBy));
      return false;
    }
    const isSaved = await attempt(merge.blocks, true);
    if (isSaved) toast.info(mergedWords({ who: stale.changedBy, fields: blocksIn(begun, theirs.blocks) }));
    return isSaved;
  }

  return {
    base,
    rebase,
    saving,
    failure,
    dispute,
    save: attempt,
    /** Lays changes that were begun from an earlier session over the one that stands. */
    laidOver: (begun: Blocks, mine: Blocks): Blocks => {
      const theirs = current.current;
      const merge = mergeSessions(begun, mine, theirs.blocks);
      if (merge.conflicts.length > 0) setDispute({ theirs, merge, changedBy: null, changedAt: null });
      return merge.blocks;
    },
    /** Takes what was chosen; `given` names the blocks in which theirs stays. */
    settle: (given: readonly string[]): Promise<boolean> => {
      if (!dispute) return Promise.resolve(false);
      const { theirs, merge } = dispute;
      const blocks = withTheirBlocks(merge, theirs.blocks, given);
      setDispute(null);
      rebase(theirs);
      onMerged(blocks);
      return attempt(blocks);
    },
    close: () => setDispute(null),
  };
}
