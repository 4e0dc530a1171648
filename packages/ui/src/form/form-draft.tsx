import { useFormikContext } from "formik";
import { createContext, use, useEffect, useRef, type ReactNode } from "react";
import { History } from "../icons.ts";
import { Button } from "../page/button.tsx";
import { useNow, useTimeZone } from "../value/clock.tsx";
import { dayText, timeText } from "../value/when-text.ts";
import css from "./form-draft.module.css";

export interface DraftOffered {
  /** When it was last changed, as an ISO instant. */
  at: string;
  /** A newer version was saved after the draft was started. */
  isBehind: boolean;
}

/** Storage of a form's unsaved input, and what an earlier visit left. The app decides where and for how long. */
export interface FormDraft<Values> {
  /** The stored draft; null if there is none. */
  offered: DraftOffered | null;
  /** When the current input was last stored on this device; null if it is not or cannot be. */
  keptAt: string | null;
  /** The stored input, and the values that its changes refer to. */
  onRestore: () => { start: Values; values: Values };
  onDiscard: () => void;
  /** Called each second in which something was typed. */
  onKeep: (values: Values) => void;
  /** Everything typed has been reverted; nothing is left to store. */
  onClean: () => void;
}

interface Offer extends DraftOffered {
  restore: () => void;
  discard: () => void;
}

const OfferContext = createContext<Offer | null>(null);

/** When the input was last stored on this device. */
export const KeptAtContext = createContext<string | null>(null);

/** Whether the surrounding form's input is stored on this device. */
export const useIsKept = () => use(KeptAtContext) !== null;

/** How often input is stored, in milliseconds. */
const everyMs = 1000;

/** Stores input each second, and when the page is hidden or left. */
function Keeper<Values>({ draft }: { draft: FormDraft<Values> }) {
  const { dirty, values } = useFormikContext<Values>();
  const latest = useRef({ values, draft });
  const wasDirty = useRef(false);

  useEffect(() => {
    latest.current = { values, draft };
  });

  useEffect(() => {
    if (!dirty) {
      if (wasDirty.current) latest.current.draft.onClean();
      return;
    }
    wasDirty.current = true;
    let seen: Values | undefined;
    const keep = () => {
      const now = latest.current;
      if (now.values === seen) return;
      seen = now.values;
      now.draft.onKeep(now.values);
    };
    const timer = setInterval(keep, everyMs);
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [dirty]);

  return null;
}

interface FormDraftFrameProps<Values> {
  draft: FormDraft<Values> | undefined;
  children: ReactNode;
}

/** Stores drafts of the form inside it, and lets its frame offer an earlier one. */
export function FormDraftFrame<Values extends object>({ draft, children }: FormDraftFrameProps<Values>) {
  const { resetForm, setValues } = useFormikContext<Values>();
  if (!draft) return children;

  const restore = () => {
    const { start, values } = draft.onRestore();
    resetForm({ values: start });
    void setValues(values);
  };
  const offer = draft.offered === null ? null : { ...draft.offered, restore, discard: draft.onDiscard };
  return (
    <OfferContext value={offer}>
      <Keeper draft={draft} />
      <KeptAtContext value={draft.keptAt}>{children}</KeptAtContext>
    </OfferContext>
  );
}

interface DraftBarProps extends DraftOffered {
  onRestore: () => void;
  onDiscard: () => void;
}

/** "You have unsaved changes from 10:42." with Restore and Discard, and a note if the record has changed since. */
export function DraftBar({ at: instant, isBehind, onRestore, onDiscard }: DraftBarProps) {
  const zone = useTimeZone();
  const now = useNow();
  const at = new Date(instant);
  const day = dayText(at, zone, now);
  const when = day === dayText(now, zone, now) ? timeText(at, zone) : `${day} ${timeText(at, zone)}`;
  return (
    <div className={css.bar} role="status">
      <History size={18} strokeWidth={1.75} aria-hidden />
      <p>
        You have unsaved changes from <time dateTime={instant}>{when}</time>.
        {isBehind ? " A newer version has been saved since." : null}
      </p>
      <div>
        <Button size="small" onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" plain onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}

/** The offer of an earlier draft of the surrounding form, if there is one. Every frame renders it. */
export function DraftOffer() {
  const offer = use(OfferContext);
  return offer === null ? null : <DraftBar {...offer} onRestore={offer.restore} onDiscard={offer.discard} />;
}
