import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useViewer } from "../session/session-context.ts";
import type { FormRecord } from "../save/use-form-save.tsx";
import type { DraftOffered } from "@app/ui/form/form-draft.tsx";
import { addsTo } from "@app/domain/merge.ts";
import { fitting, keepable, type Draft } from "./draft.ts";
import { keepDrafts, readDrafts } from "./draft-store.ts";

/** At most the draft being typed, and an earlier one still on offer. */
const most = 2;

interface OwnDraft<Values extends object> {
  /** An earlier draft; null if there is none to offer. */
  waiting: Draft | null;
  /** Answers the offer: returns the draft for the form, or discards it. */
  answer: (present: FormRecord<Values>, discard?: boolean) => Draft<Values> | null;
  /** Stores the input with the record that it is based on. False if it cannot be stored. */
  keep: (base: FormRecord<Values>, values: Values) => Promise<boolean>;
  /** When the current input was last stored, as an ISO instant; null if it is not or cannot be. */
  keptAt: string | null;
  /** After saving or discarding: removes it from this device, except an offer that is still open. */
  drop: () => void;
  /** Typing starts again after that. */
  begin: () => void;
}

/** Stores the viewer's input of a form on this device, and offers it when the form opens again. */
export function useDraft<Values extends object>(form: string, id: string | null): OwnDraft<Values> {
  const { id: person } = useViewer();
  const { pathname } = useLocation();
  // While another page is being opened, the form is still the one of this page.
  const [page] = useState(pathname);
  const place = useMemo(() => ({ person, form, id }), [person, form, id]);
  const [waiting, setWaiting] = useState<readonly Draft[]>([]);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const unanswered = useRef<readonly Draft[]>([]);
  const isOver = useRef(false);

  const wait = useCallback((drafts: readonly Draft[]) => {
    unanswered.current = drafts;
    setWaiting(drafts);
  }, []);

  const isOngoing = () => !isOver.current;

  useEffect(() => {
    let isHere = true;
    void readDrafts(place, Date.now()).then((drafts) => {
      if (isHere) wait(drafts);
    });
    return () => {
      isHere = false;
    };
  }, [place, wait]);

  return {
    waiting: waiting[0] ?? null,
    keptAt,
    answer(present, discard = false) {
      const [first, ...others] = waiting;
      wait(others);
      if (discard) void keepDrafts(place, others);
      else setKeptAt(first?.at ?? null);
      return first === undefined || discard ? null : fitting(first, present.values);
    },
    async keep(base, values) {
      const draftValues = keepable(base.values, values);
      if (!isOngoing() || draftValues === null) return false;
      const draft = {
        at: new Date().toISOString(),
        version: base.version,
        start: base.values,
        values: draftValues,
        page,
      };
      const isKept = await keepDrafts(place, [draft as Draft<object> as Draft, ...unanswered.current].slice(0, most));
      // It may have been saved meanwhile.
      setKeptAt(isKept && isOngoing() ? draft.at : null);
      return isKept;
    },
    drop: useCallback(() => {
      isOver.current = true;
      setKeptAt(null);
      void keepDrafts(place, unanswered.current);
    }, [place]),
    begin: useCallback(() => {
      isOver.current = false;
    }, []),
  };
}

/** Whether a draft has changes that are not saved yet. */
type Adds<Values> = (saved: Values, start: Values, mine: Values) => boolean;

/** The draft to offer beside the record as saved now; one without further changes is dropped. */
export function useOffer<Values extends object>(
  { waiting, answer }: Pick<OwnDraft<Values>, "waiting" | "answer">,
  present: FormRecord<Values>,
  adds: Adds<Values> = addsTo,
): DraftOffered | null {
  const isSaved = useMemo(() => {
    if (waiting === null) return false;
    const { start, values } = fitting(waiting, present.values);
    return !adds(present.values, start, values);
  }, [waiting, present.values, adds]);
  const discardAndLeave = useEffectEvent(() => void answer(present, true));
  useEffect(() => {
    if (isSaved) discardAndLeave();
  }, [isSaved]);
  return waiting === null || isSaved ? null : { at: waiting.at, isBehind: waiting.version < present.version };
}
