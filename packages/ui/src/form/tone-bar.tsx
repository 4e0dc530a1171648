import { useEffect, useRef, type PointerEvent } from "react";
import { useOneStop } from "./use-one-stop.ts";
import { dottedFor, dottedLettersOf, insertLetter, setTone, toneName, toneOfKey, type ToneMark } from "./tone-marks.ts";
import { replaceChanged } from "./replace-changed.ts";
import css from "./tone-bar.module.css";

const tones: { tone: ToneMark; key: string; path: string }[] = [
  { tone: "high", key: "Alt + /", path: "M4 10 10 4" },
  { tone: "low", key: "Alt + \\", path: "M4 4 10 10" },
  { tone: "mid", key: "Alt + -", path: "M3 7h8" },
];

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ["text", "search", ""].includes(target.type));

const isIn = (scope: Element | Document, box: TextBox) => scope.contains(box) && !box.disabled && !box.readOnly;

/** The field above the bar, used if nothing has had the focus yet. */
function fieldAbove(scope: Element | Document, bar: Element): TextBox | null {
  const fields = [...scope.querySelectorAll("input, textarea")].filter(isTextBox).filter((box) => isIn(scope, box));
  const above = fields.filter((field) => bar.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING);
  return above.at(-1) ?? fields[0] ?? null;
}

/** Writes as if typed, so that the form notices and the browser can undo it. */
function write(box: TextBox, text: string, caret: number) {
  box.focus();
  if (box.value !== text && !replaceChanged(box, text)) {
    const kind = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.setSelectionRange(caret, caret);
}

/** The selection; at the end if the browser does not report it. */
const selectionOf = (box: TextBox) => ({
  start: box.selectionStart ?? box.value.length,
  end: box.selectionEnd ?? box.value.length,
});

function type(box: TextBox, letter: string) {
  const { start, end } = selectionOf(box);
  const typed = insertLetter(box.value, start, end, letter);
  write(box, typed.text, typed.caret);
}

function tune(box: TextBox, tone: ToneMark) {
  const tuned = setTone(box.value, selectionOf(box).end, tone);
  write(box, tuned.text, tuned.caret);
}

/** Buttons must not take the focus from the field. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/**
 * Igbo and Yoruba letters and tones for the focused (or last focused) text field of the same form. Alt with a letter
 * types its dotted form: Alt+O → ọ; with /, \\ or - it adds a tone. One tab stop, with arrows.
 */
export function ToneBar({
  language,
  hasKeys = true,
}: {
  language?: string | undefined;
  /** Its keys are named beside it; not on what stands for a phone. */
  hasKeys?: boolean;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<TextBox | null>(null);
  const onArrow = useOneStop(bar, "button");

  const scopeOf = () => bar.current?.closest("form") ?? document;
  function withField(edit: (box: TextBox) => void) {
    const scope = scopeOf();
    const focused = [document.activeElement, last.current].filter(isTextBox).find((box) => isIn(scope, box));
    const field = focused ?? (bar.current && fieldAbove(scope, bar.current));
    if (field) edit(field);
  }

  useEffect(() => {
    const scope = scopeOf();
    // A field with autofocus has the focus before this can listen.
    const onFocus = (event: Event) => {
      const left = event instanceof FocusEvent ? event.relatedTarget : null;
      const box = [event.target, left].find(isTextBox);
      if (box) last.current = box;
    };
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !isTextBox(event.target)) return;
      // Another bar of the same form may have done it.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const tone = toneOfKey(event.code);
      if (tone) {
        event.preventDefault();
        tune(event.target, tone);
        return;
      }
      const plain = /^Key([A-Z])$/.exec(event.code)?.[1];
      const letter = plain && dottedFor(event.shiftKey ? plain : plain.toLowerCase());
      if (!letter) return;
      event.preventDefault();
      type(event.target, letter);
    };
    scope.addEventListener("focusin", onFocus);
    scope.addEventListener("keydown", onKey);
    return () => {
      scope.removeEventListener("focusin", onFocus);
      scope.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <div
      className={css.bar}
      ref={bar}
      role="toolbar"
      aria-label="Letters and tones"
      data-wide=""
      data-inline={hasKeys ? undefined : ""}
      onKeyDown={onArrow}
    >
      {dottedLettersOf(language).map((letter) => (
        <button
          key={letter}
          type="button"
          aria-label={`Letter ${letter}`}
          onPointerDown={keepFocus}
          onClick={() => withField((box) => type(box, letter))}
        >
          {letter}
        </button>
      ))}
      <hr aria-hidden="true" />
      {tones.map(({ tone, key, path }) => (
        <button
          key={tone}
          type="button"
          aria-label={toneName(tone, language)}
          data-hint={`${toneName(tone, language)} (${key})`}
          onPointerDown={keepFocus}
          onClick={() => withField((box) => tune(box, tone))}
        >
          <svg width="14" height="14" aria-hidden="true">
            <path d={path} stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      ))}
      {hasKeys ? <span>Alt + letter adds a dot, Alt + / \ - a tone</span> : null}
    </div>
  );
}
