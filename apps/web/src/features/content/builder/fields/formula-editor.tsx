import { MathfieldElement } from "mathlive";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { ControlBox } from "@app/ui/form/control-box.tsx";
import { addFormulaFonts } from "./formula-fonts.ts";
import css from "./formula-editor.module.css";

addFormulaFonts();
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;
// The page's policy refuses styles in HTML text: they are kept in data, and given by script.
MathfieldElement.createHTML = (html) => html.replaceAll(' style="', ' data-style="');

/** Gives the elements of a formula the styles that its HTML says, each time before anything is measured. */
function styleAsWritten(content: Element): void {
  const written = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
  const give = () => {
    for (const one of content.querySelectorAll<HTMLElement>("[data-style]")) {
      one.style.cssText = one.dataset.style ?? "";
    }
  };
  give();
  Object.defineProperty(content, "innerHTML", {
    get: () => String(written?.get?.call(content)),
    set: (html: string) => {
      written?.set?.call(content, html);
      give();
    },
  });
}

/** What is put in at the cursor; `#0` is what was selected. */
const signs = [
  ["Fraction", "a⁄b", "\\frac{#0}{#?}"],
  ["Power", "xⁿ", "#@^{#?}"],
  ["Index", "xₙ", "#@_{#?}"],
  ["Square root", "√", "\\sqrt{#0}"],
  ["Times", "×", "\\times"],
  ["Divided by", "÷", "\\div"],
  ["At most", "≤", "\\le"],
  ["At least", "≥", "\\ge"],
  ["Not equal", "≠", "\\ne"],
  ["Pi", "π", "\\pi"],
] as const;

interface FormulaEditorProps {
  tex: string;
  /** "Formula in the question" */
  label: string;
  onWrite: (tex: string) => void;
}

/** A formula as it is drawn, to be written in. Steps are undone by the form around it, which holds its text. */
export function FormulaEditor({ tex, label, onWrite }: FormulaEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const write = useEffectEvent(onWrite);
  useLayoutEffect(() => {
    const mathField = new MathfieldElement({ mathVirtualKeyboardPolicy: "manual" });
    mathField.dataset.control = "";
    mathField.addEventListener("input", () => write(mathField.value));
    box.current?.append(mathField);
    mathField.menuItems = [];
    mathField.keybindings = mathField.keybindings.filter(({ command }) => command !== "undo" && command !== "redo");
    const content = mathField.shadowRoot?.querySelector("[part=content]");
    if (content) styleAsWritten(content);
    field.current = mathField;
    return () => mathField.remove();
  }, []);
  useLayoutEffect(() => {
    field.current?.setAttribute("aria-label", label);
  }, [label]);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== tex) {
      field.current.setValue(tex, { silenceNotifications: true });
    }
  }, [tex]);
  return (
    <div className={css.editor}>
      <ControlBox ref={box}>{null}</ControlBox>
      <div role="group" aria-label={`Signs for ${label.toLowerCase()}`}>
        {signs.map(([name, sign, put]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            onClick={() => field.current?.insert(put, { focus: true })}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
