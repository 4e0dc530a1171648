import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useViewer } from "../session/session-context.ts";
import type { FormRecord } from "../use-form-save.tsx";
import { fitting, keepable, type Draft } from "./draft.ts";
import { keepDrafts, readDrafts } from "./draft-store.ts";

/** At most: the one that is being typed, and one that was offered and not answered. */
const most = 2;

interface OwnDraft<Values extends object> {
  /** What an earlier visit left; null while there is nothing to offer. */
  waiting: Draft | null;
  /** Answers the offer: returns the draft as the form takes it, or throws it away. */
  answer: (present: FormRecord<Values>, discard?: boolean) => Draft<Values> | null;
  /** Keeps what is typed, counted from the record that it was begun from. */
  keep: (base: FormRecord<Values>, values: Values) => void;
  /** It was saved, or is to be lost: nothing of it stays on this device. An offer that was not answered does. */
  drop: () => void;
  /** Something is typed again after that. */
  begin: () => void;
}

/** Keeps what the viewer types into a form on this device, and has it ready when the form opens again. */
export function useDraft<Values extends object>(form: string, id: string | null): OwnDraft<Values> {
  const { id: person } = useViewer();
  const place = useMemo(() => ({ person, form, id }), [person, form, id]);
  const [waiting, setWaiting] = useState<readonly Draft[]>([]);
  const unanswered = useRef<readonly Draft[]>([]);
  const isOver = useRef(false);

  const wait = useCallback((drafts: readonly Draft[]) => {
    unanswered.current = drafts;
    setWaiting(drafts);
  }, []);

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
    answer(present, discard = false) {
      const [first, ...others] = waiting;
      wait(others);
      if (discard) void keepDrafts(place, others);
      return first === undefined || discard ? null : fitting(first, present.values);
    },
    keep(base, values) {
      const kept = keepable(base.values, values);
      if (isOver.current || kept === null) return;
      const draft = { at: new Date().toISOString(), version: base.version, start: base.values, values: kept };
      void keepDrafts(place, [draft as Draft<object> as Draft, ...unanswered.current].slice(0, most));
    },
    drop: useCallback(() => {
      isOver.current = true;
      void keepDrafts(place, unanswered.current);
    }, [place]),
    begin: useCallback(() => {
      isOver.current = false;
    }, []),
  };
}
