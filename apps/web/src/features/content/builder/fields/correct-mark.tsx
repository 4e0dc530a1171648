import css from "./fields.module.css";

interface CorrectMarkProps {
  /** The same for all options of one question. */
  name: string;
  /** "Option A" */
  what: string;
  isOnlyOne: boolean;
  isCorrect: boolean;
  onMark: () => void;
}

/** Whether an option is correct: one of them, or each by itself. */
export function CorrectMark({ name, what, isOnlyOne, isCorrect, onMark }: CorrectMarkProps) {
  return (
    <label className={css.correct} data-on={isCorrect ? "" : undefined}>
      <input
        type={isOnlyOne ? "radio" : "checkbox"}
        name={name}
        checked={isCorrect}
        onChange={onMark}
        aria-label={`${what} is correct`}
      />
      <span aria-hidden>{isCorrect ? "Correct" : "Correct?"}</span>
    </label>
  );
}
