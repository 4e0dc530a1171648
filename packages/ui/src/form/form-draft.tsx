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
  /** Something newer was saved since it was begun. */
  isBehind: boolean;
}

/** Where a form's unsaved text is kept, and what an earlier visit left there. The app decides where and for how long. */
export interface FormDraft<Values> {
  /** What was left unsaved; null while there is nothing to offer. */
  offered: DraftOffered | null;
  /** When what is typed now was last kept on this device; null while it is not, or cannot be. */
  keptAt: string | null;
  /** The text that was left unsaved, and what its changes are counted from. */
  onRestore: () => { start: Values; values: Values };
  onDiscard: () => void;
  /** Called each second in which something was typed. */
  onKeep: (values: Values) => void;
  /** All that was typed has been taken back: nothing is left to be kept. */
  onClean: () => void;
}

interface Offer extends DraftOffered {
  restore: () => void;
  discard: () => void;
}

const OfferContext = createContext<Offer | null>(null);

/** When what is typed was last kept on this device. */
export const KeptAtContext = createContext<string | null>(null);

/** Whether what is typed into the form around the caller is kept on this device. */
export const useIsKept = () => use(KeptAtContext) !== null;

/** How often what is typed is kept, in milliseconds. */
const everyMs = 1000;

/** Keeps what is typed, each second and when the page is hidden or left. */
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
    let kept: Values | undefined;
    const keep = () => {
      const now = latest.current;
      if (now.values === kept) return;
      kept = now.values;
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

/** Keeps the drafts of the form around it, and lets its frame offer the one that an earlier visit left. */
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

/** "You have unsaved changes from 10:42." with Restore and Discard; it says where the record has moved on since. */
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

/** What an earlier visit left in the form around it; nothing where it left nothing. Every frame draws it. */
export function DraftOffer() {
  const offer = use(OfferContext);
  return offer === null ? null : <DraftBar {...offer} onRestore={offer.restore} onDiscard={offer.discard} />;
}
