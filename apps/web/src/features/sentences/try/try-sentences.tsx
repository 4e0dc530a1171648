import { useState } from "react";
import type { OrderVerdict } from "@app/domain/sentences/judge-order.ts";
import { judgeOrder } from "@app/domain/sentences/judge-order.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { mixedTokens } from "@app/domain/sentences/mixed-tokens.ts";
import type { SentenceItem } from "@app/domain/sentences/sentence-item.ts";
import { readingOf } from "@app/domain/sentences/reading-of.ts";
import { Check, CircleAlert } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { PlayedSound } from "../../recordings/played-sound.public.ts";
import css from "./try-sentences.module.css";

const player = lazyWithPreload(async () => (await import("@app/ui/audio/player.tsx")).Player);

interface TriedItem extends SentenceItem {
  itemId: string;
  prompt?: string | null;
  endMark?: string | null;
  hint?: string | null;
}

interface TrySentencesProps {
  items: readonly TriedItem[];
  subject: string;
  /** The recordings of its sentences, by their ids. */
  sounds: ReadonlyMap<string, PlayedSound>;
  /** The sentence to try; the first one if it is none of them. */
  current: string | null;
  /** Goes on to another. */
  onOpen: (id: string) => void;
}

/** A session as learners get it: one sentence to put together, judged as the app does. */
export function TrySentences({ items, subject, sounds, current, onOpen }: TrySentencesProps) {
  const at = Math.max(
    0,
    items.findIndex(({ itemId }) => itemId === current),
  );
  const item = items[at];
  if (!item || item.tokens.length === 0)
    return <p className={css.note}>Once a sentence has tiles, it can be tried here.</p>;
  const next = items[at + 1];
  // What is changed begins anew.
  const state = JSON.stringify([item.itemId, item.tokens, item.distractors, item.acceptedOrders]);
  return (
    <div className={css.card}>
      <p className={css.progress}>
        Sentence {at + 1} of {items.length}
      </p>
      <Sentence
        key={state}
        item={item}
        subject={subject}
        sound={sounds.get(item.itemId)}
        {...(next && next.tokens.length > 0 && { onNext: () => onOpen(next.itemId) })}
      />
    </div>
  );
}

const words = { right: "Correct", nearly: "Nearly: check the tone marks.", wrong: "Not quite. Try again." };

interface SentenceProps {
  item: TriedItem;
  subject: string;
  sound: PlayedSound | undefined;
  onNext?: () => void;
}

function Sentence({ item, subject, sound, onNext }: SentenceProps) {
  const [given, setGiven] = useState<readonly string[]>([]);
  const [verdict, setVerdict] = useState<OrderVerdict | null>(null);
  const [isHinted, setHinted] = useState(false);
  const lang = languageOf(subject);
  const mixed = mixedTokens(item, item.itemId);
  const textOf = new Map(mixed.map(({ tokenId, text }) => [tokenId, text]));
  const isRight = verdict?.verdict === "right";

  const give = (next: readonly string[]) => {
    setGiven(next);
    setVerdict(null);
  };
  return (
    <>
      <p className={css.prompt}>{item.prompt || (sound ? "Build what you hear." : "No prompt yet.")}</p>
      {!item.prompt && sound ? (
        <player.Part src={sound.src} label="the sentence" durationMs={sound.durationMs} />
      ) : null}
      <div className={css.answer} role="group" aria-label="Your sentence" lang={lang}>
        {given.map((id, place) => (
          <button
            key={id}
            type="button"
            className={css.tile}
            disabled={isRight}
            data-off={place === verdict?.place ? "" : undefined}
            aria-label={`${textOf.get(id) ?? ""}, take back`}
            onClick={() => give(given.filter((one) => one !== id))}
          >
            {textOf.get(id)}
          </button>
        ))}
        {given.length > 0 && item.endMark ? <b>{item.endMark}</b> : null}
        {given.length === 0 ? <span className={css.note}>Press the words in their order.</span> : null}
        {verdict?.place === given.length && !isRight ? (
          <span className={css.gap} aria-label="A word is missing" />
        ) : null}
      </div>
      <div className={css.offered} role="group" aria-label="Words" lang={lang}>
        {mixed.map(({ tokenId, text }) => (
          <button
            key={tokenId}
            type="button"
            className={css.tile}
            disabled={given.includes(tokenId) || isRight}
            onClick={() => give([...given, tokenId])}
          >
            {text}
          </button>
        ))}
      </div>
      {isHinted && item.hint ? <p className={css.note}>{item.hint}</p> : null}
      <div role="status">
        {verdict ? (
          <p className={css.verdict} data-verdict={verdict.verdict}>
            {isRight ? <Check size={18} strokeWidth={2} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
            {words[verdict.verdict]}
          </p>
        ) : null}
      </div>
      {/* Heard before, it would give the answer away. */}
      {item.prompt && isRight && sound ? (
        <player.Part src={sound.src} label={readingOf(item)} durationMs={sound.durationMs} />
      ) : null}
      <div className={css.acts}>
        {item.hint && !isHinted ? <Button onClick={() => setHinted(true)}>Show hint</Button> : null}
        {isRight ? (
          <>
            <Button onClick={() => give([])}>Again</Button>
            {onNext ? <Button onClick={onNext}>Next sentence</Button> : null}
          </>
        ) : (
          <Button onClick={() => setVerdict(judgeOrder(item, given, subject))}>Check answer</Button>
        )}
      </div>
    </>
  );
}
