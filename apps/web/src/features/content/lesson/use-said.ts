import { useMemo, useState } from "react";
import { fitting } from "../../../shared/drafts/draft.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";

/** What a reviewer wrote and has not sent yet. */
export interface Said {
  /** Of the session as a whole. */
  readonly whole: string;
  /** At its blocks, by their ids. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Why somebody reviews what they wrote at. */
  readonly reason: string;
}

export type SetSaid = (change: (said: Said) => Said) => void;

const nothing: Said = { whole: "", blocks: {}, reason: "" };
const asBegun = { version: 0, values: nothing };

/** How many comments are written and not sent. */
export const unsentOf = ({ whole, blocks }: Said): number =>
  [whole, ...Object.values(blocks)].filter((text) => text.trim() !== "").length;

/**
 * What a reviewer writes while reading: kept on this device at every letter, and put back as it was when the lesson is
 * opened again. Nothing is offered, since nobody else can have changed it.
 */
export function useSaid(lessonId: string) {
  const { waiting, answer, keep, drop, begin } = useDraft<Said>("session comments", lessonId);
  const [typed, setTyped] = useState<Said | null>(null);
  const left = useMemo(() => (waiting === null ? null : fitting(waiting, nothing).values), [waiting]);
  const said = typed ?? left ?? nothing;
  const onSaid: SetSaid = (change) => {
    const next = change(said);
    setTyped(next);
    if (waiting !== null) answer(asBegun);
    begin();
    if (unsentOf(next) === 0 && next.reason === "") drop();
    else void keep(asBegun, next);
  };
  const clear = () => {
    setTyped(nothing);
    if (waiting !== null) answer(asBegun, true);
    drop();
  };
  return { said, onSaid, clear };
}
