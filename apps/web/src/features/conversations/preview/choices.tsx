import { useEffect, useEffectEvent } from "react";
import { Check, X } from "@app/ui/icons.ts";
import type { ChoiceValues } from "../form/conversation.fields.ts";
import css from "./choices.module.css";

interface ChoicesProps {
  choices: readonly ChoiceValues[];
  /** What the learner chose; null until they do. */
  picked: ChoiceValues | null;
  lang: string | undefined;
  /** Whether 1 to 4 choose anywhere on the page. */
  byKeys: boolean;
  onPick: (choiceId: string) => void;
}

/** What the learner may say in their turn, and what they are told of what they chose. They may try another. */
export function Choices({ choices, picked, lang, byKeys, onPick }: ChoicesProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest("input, textarea, [role=dialog], [role=menu]")) return;
    const choice = choices[Number(event.key) - 1];
    if (!choice) return;
    event.preventDefault();
    onPick(choice.choiceId);
  });
  useEffect(() => {
    if (!byKeys) return;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [byKeys]);
  return (
    <>
      <fieldset className={css.choices}>
        <legend>What do you say?</legend>
        {choices.map(({ choiceId, text }, index) => (
          <button
            key={choiceId}
            type="button"
            aria-pressed={choiceId === picked?.choiceId}
            onClick={() => onPick(choiceId)}
          >
            <b>{index + 1}</b>
            <span lang={lang}>{text || "…"}</span>
          </button>
        ))}
      </fieldset>
      <div role="status">
        {picked ? (
          <p
            key={picked.choiceId}
            ref={(element) => element?.scrollIntoView({ block: "nearest" })}
            className={css.told}
            data-good={picked.isGood ? "" : undefined}
          >
            {picked.isGood ? <Check aria-hidden /> : <X aria-hidden />}
            <b>{picked.isGood ? "Good" : "Not here"}</b>
            {picked.feedback}
          </p>
        ) : null}
      </div>
    </>
  );
}
