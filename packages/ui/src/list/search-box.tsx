import { useEffect, useRef, useState } from "react";
import { InputBox } from "../form/control-box.tsx";
import { Search, X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import css from "./search-box.module.css";

const pause = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** In a dialog that begins with it: whoever types at once is understood. */
  autoFocus?: boolean;
}

/**
 * Searches 300 ms after the last letter, at once on Enter and on blur; Escape clears. Blur must not wait: a row pressed
 * meanwhile would open and then be left again by the late search.
 */
export function SearchBox({ label, value, onSearch, autoFocus = false }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by other means (back, Clear) and takes precedence.
  if (given !== value) {
    setGiven(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    const send = () => {
      timer.current = undefined;
      if (next.trim() !== value) onSearch(next.trim());
    };
    if (wait) timer.current = setTimeout(send, wait);
    else send();
  };

  return (
    <div className={css.place}>
      <InputBox
        type="search"
        autoFocus={autoFocus}
        start={<Search size={16} strokeWidth={2} aria-hidden />}
        end={text ? <IconAction label="Clear search" icon={X} size="small" onClick={() => ask("", 0)} /> : null}
        value={text}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        onChange={(event) => ask(event.target.value, pause)}
        onBlur={() => {
          if (timer.current !== undefined) ask(text, 0);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") ask(text, 0);
          if (event.key === "Escape" && text) ask("", 0);
        }}
      />
    </div>
  );
}
