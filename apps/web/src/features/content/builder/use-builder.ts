import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import { editor, emptyEditor, type EditorAct } from "@app/domain/content/session-editor.ts";
import { addsToSession } from "@app/domain/content/session-merge.ts";
import type { Block } from "@app/domain/content/session.ts";
import { warnUnsaved } from "../../../shared/drafts/unsaved.ts";
import { useBlocker } from "../../../shared/drafts/use-blocker.ts";
import { useDraft, useOffer } from "../../../shared/drafts/use-draft.ts";
import { useAtPauses } from "./use-at-pauses.ts";
import { useSessionSave, type SessionBase } from "./use-session-save.ts";

type Blocks = readonly Block[];

/** How often a draft is saved, in milliseconds. */
const savedEveryMs = 20_000;
/** When a copy of it is kept on this device: writing fifty blocks down takes as long as drawing a letter does. */
const keptAt = { pauseMs: 400, atLeastMs: 3000 };

interface Written {
  blocks: Blocks;
}

const addsBlocks = (saved: Written, start: Written, mine: Written) =>
  addsToSession(saved.blocks, start.blocks, mine.blocks);

const begun = (start: SessionBase) =>
  editor(emptyEditor, start.version === 0 ? { type: "begun" } : { type: "loaded", blocks: start.blocks });

/**
 * A session being written: what is in it, saved as a draft every twenty seconds and on leaving, and a copy on this
 * device until then, which outlives a crash. `start`: the session as it stands on the server.
 */
export function useBuilder(lessonId: string, start: SessionBase) {
  const [state, act] = useReducer(editor, start, begun);
  const { blocks, isSaved } = state;
  const latest = useRef({ blocks, isSaved });
  useEffect(() => {
    latest.current = { blocks, isSaved };
  });
  const draft = useDraft<Written>("session", lessonId);
  const saving = useSessionSave({
    lessonId,
    start,
    onSaved: (sent) => {
      act({ type: "saved", blocks: sent });
      if (latest.current.blocks === sent) draft.drop();
    },
    onMerged: (merged) => {
      latest.current = { blocks: merged, isSaved: false };
      act({ type: "replaced", blocks: merged });
    },
  });
  const { base, rebase, dispute } = saving;
  const saved = useMemo(() => ({ version: base.version, values: { blocks: base.blocks } }), [base]);
  const offered = useOffer(draft, saved, addsBlocks);

  // What somebody else saved is shown at once where nothing here would be lost by it.
  const isOvertaken = start.version > base.version && isSaved && !saving.saving;
  const refresh = useEffectEvent(() => {
    rebase(start);
    act({ type: "refreshed", blocks: start.blocks });
  });
  useEffect(() => {
    if (isOvertaken) refresh();
  }, [isOvertaken]);

  const saveNow = async (): Promise<boolean> => {
    if (latest.current.isSaved) return true;
    return saving.dispute === null && saving.save(latest.current.blocks);
  };
  const keepNow = async () => {
    const now = latest.current;
    if (now.isSaved) return;
    draft.begin();
    await draft.keep(saved, { blocks: now.blocks });
  };
  useRegularly(saveNow, savedEveryMs, !isSaved);
  useAtPauses(keepNow, { changing: blocks, isWanted: !isSaved, ...keptAt });
  useHidden(async () => {
    await keepNow();
    await saveNow();
  });
  const leaving = useLeaving(isSaved, saveNow);

  return {
    state,
    act: act as (one: EditorAct) => void,
    saving,
    saveNow,
    leaving: {
      ...leaving,
      discard: () => {
        draft.drop();
        leaving.go();
      },
    },
    dispute,
    isKept: draft.keptAt !== null,
    offered,
    restore: () => {
      const found = draft.answer(saved);
      if (found) act({ type: "replaced", blocks: saving.laidOver(found.start.blocks, found.values.blocks) });
    },
    discardOffer: () => void draft.answer(saved, true),
  };
}

/** Does something again and again while it is wanted. */
function useRegularly(work: () => Promise<unknown>, everyMs: number, isWanted: boolean): void {
  const run = useEffectEvent(() => void work());
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(run, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isWanted]);
}

/** Does something when the page is hidden: another tab is looked at, or this one is closed. */
function useHidden(work: () => Promise<unknown>): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === "hidden") void work();
  });
  useEffect(() => {
    const listen = () => run();
    document.addEventListener("visibilitychange", listen);
    return () => document.removeEventListener("visibilitychange", listen);
  }, []);
}

/** Saves before the page is left; asks only where that cannot be done. */
function useLeaving(isSaved: boolean, save: () => Promise<boolean>) {
  const [form] = useState(() => Symbol("session"));
  const [isAsking, setAsking] = useState(false);
  const isLost = useRef(false);
  const step = useBlocker((here, there) => !isSaved && !isLost.current && here.pathname !== there.pathname);
  const saved = useEffectEvent(save);
  useEffect(() => {
    if (step === null) return;
    void saved().then((isDone) => {
      if (isDone) step.proceed();
      else setAsking(true);
    });
  }, [step]);
  useEffect(() => {
    warnUnsaved(form, !isSaved);
    return () => warnUnsaved(form, false);
  }, [form, isSaved]);
  return {
    isAsking,
    stay: () => {
      setAsking(false);
      step?.reset();
    },
    go: () => {
      isLost.current = true;
      setAsking(false);
      step?.proceed();
    },
  };
}
