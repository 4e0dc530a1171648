import { useState } from "react";
import { Plus } from "@app/ui/icons.ts";
import { InputBox } from "@app/ui/form/control-box.tsx";
import { Button } from "@app/ui/page/button.tsx";
import css from "./words-input.module.css";

interface WordsInputProps {
  /** "Type the sentence" */
  label: string;
  /** "Make tiles" */
  action: string;
  lang: string | undefined;
  /** Why nothing more can be added. */
  fullReason?: string | undefined;
  /** What was typed was not taken; it stays. */
  onWords: (typed: string) => string | null;
}

/** A box to type words in, which become tiles on Enter. What is refused stays, with the reason below. */
export function WordsInput({ label, action, lang, fullReason, onWords }: WordsInputProps) {
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = () => {
    if (typed.trim() === "" || fullReason) return;
    const reason = onWords(typed);
    setRefusal(reason);
    if (reason === null) setTyped("");
  };
  return (
    <div className={css.frame}>
      <div className={css.row}>
        <InputBox
          aria-label={label}
          placeholder={label}
          lang={lang}
          value={typed}
          hasError={refusal !== null}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setRefusal(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It is the form's own key everywhere else.
            event.preventDefault();
            take();
          }}
          // What is left standing here would not be saved.
          onBlur={take}
          {...(lang && { "data-taught": "" })}
        />
        <Button icon={Plus} disabledReason={fullReason} onClick={take}>
          {action}
        </Button>
      </div>
      <p role="status">{refusal}</p>
    </div>
  );
}
