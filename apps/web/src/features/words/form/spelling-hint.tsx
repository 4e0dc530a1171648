import { useField } from "formik";
import { languageOf } from "@app/domain/language/language-of.ts";
import { betterSpelling } from "@app/domain/language/word-spelling.ts";
import { Button } from "@app/ui/page/button.tsx";
import css from "./spelling-hint.module.css";

/** A spelling that is rather meant, with the button that takes it over; nothing is changed unasked. */
export function SpellingHint({ name, subject }: { name: string; subject: string }) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const better = betterSpelling(value, subject);
  if (better === null || languageOf(subject) === undefined) return null;
  return (
    <p className={css.hint} data-wide="" role="status">
      <span>
        {subject} spells this <strong lang={languageOf(subject)}>{better}</strong>.
      </span>
      <Button size="small" onClick={() => void setValue(better)}>
        Use {better}
      </Button>
    </p>
  );
}
