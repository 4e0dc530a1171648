import { useId } from "react";
import css from "./stale-choice.module.css";

interface StaleChoiceProps {
  label: string;
  /** The value before both changes. */
  before: string;
  mine: string;
  theirs: string;
  /** "Ada Obi’s" */
  whose: string;
  takesTheirs: boolean;
  onChoose: (theirs: boolean) => void;
}

/** A field changed by two people: both texts side by side to choose from. */
export function StaleChoice({ label, before, mine, theirs, whose, takesTheirs, onChoose }: StaleChoiceProps) {
  const name = useId();
  const texts = [
    { whose: "Yours", text: mine, isTheirs: false },
    { whose, text: theirs, isTheirs: true },
  ];
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      {texts.map(({ whose: owner, text, isTheirs }) => (
        <label className={css.text} key={owner}>
          <input type="radio" name={name} checked={takesTheirs === isTheirs} onChange={() => onChoose(isTheirs)} />
          <small>{owner}</small>
          <span>{text}</span>
        </label>
      ))}
      <p>Before: {before}</p>
    </fieldset>
  );
}
