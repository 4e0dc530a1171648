import { useRef, type KeyboardEvent } from "react";
import { foldForSearch } from "@app/domain/text.ts";
import type { Option } from "./option.ts";

/** Letters typed within this time form one word, in milliseconds. */
const wordMs = 700;

/** The option that typed letters lead to. Repeating a letter moves to the next option that starts with it. */
export function optionBy(text: string, options: readonly Option[], from: Option | undefined): Option | undefined {
  const typed = foldForSearch(text);
  const first = typed.charAt(0);
  const isOneLetter = typed === first.repeat(typed.length);
  const wanted = isOneLetter ? first : typed;
  const at = from ? options.indexOf(from) : -1;
  const start = isOneLetter ? at + 1 : Math.max(at, 0);
  const round = [...options.slice(start), ...options.slice(0, start)];
  return round.find(({ label, disabled }) => !disabled && foldForSearch(label).startsWith(wanted));
}

/** Selects by typing the start of an option. Returns whether the key was used. */
export function useTypeAhead(
  options: readonly Option[],
  chosen: Option | undefined,
  choose: (option: Option) => void,
): (event: KeyboardEvent) => boolean {
  const word = useRef({ text: "", at: -Infinity });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const isOngoing = timeStamp - word.current.at < wordMs && word.current.text !== "";
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === " " && !isOngoing)) return false;
    word.current = { text: isOngoing ? word.current.text + key : key, at: timeStamp };
    const found = optionBy(word.current.text, options, chosen);
    if (found) choose(found);
    return true;
  };
}
