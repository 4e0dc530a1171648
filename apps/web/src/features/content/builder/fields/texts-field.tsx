import { useRef } from "react";
import type { Block } from "@app/domain/content/session.ts";
import { FieldNote } from "@app/ui/form/field-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Plus } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { langOf, useTaughtLanguage } from "../../learner/taught-language.ts";
import type { ChangeBlock } from "../block-form.tsx";
import { FormulaBox } from "./formula-box.tsx";
import { listKeys } from "./list-keys.ts";
import { RowActs } from "./row-acts.tsx";
import { useFault } from "./use-fault.ts";
import css from "./fields.module.css";

interface TextsFieldProps {
  name: "shortTextCorrectOptions" | "graphLatex" | "graphPoints";
  label: string;
  /** "answer" */
  what: string;
  texts: readonly string[];
  most: number;
  /** What a new one begins with. */
  begin: string;
  /** Whether each is in the language of the session. */
  isTaught?: boolean;
  /** Whether each is a formula. */
  isMaths?: boolean;
  onChange: ChangeBlock;
}

/** Texts in a list: the correct answers, the functions of a graph. */
export function TextsField({
  name,
  label,
  what,
  texts,
  most,
  begin,
  isTaught = false,
  isMaths = false,
  onChange,
}: TextsFieldProps) {
  const { id, fault } = useFault(name);
  const list = useRef<HTMLOListElement>(null);
  const language = useTaughtLanguage();
  const set = (change: (now: readonly string[]) => readonly string[]) =>
    onChange((block): Block => ({ ...block, [name]: change(block[name]) }));
  // Typing goes on in the new one, and replaces what it begins with.
  const add = () => {
    set((now) => [...now, begin]);
    requestAnimationFrame(() => {
      const field = list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea, math-field");
      field?.focus();
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  };
  return (
    <fieldset className={css.list} data-wide="" aria-describedby={fault ? id : undefined}>
      <legend>{label}</legend>
      <ol ref={list}>
        {texts.map((text, index) => (
          <li
            key={index}
            className={css.text}
            {...listKeys({
              index,
              onNext: () => set((now) => (now.length < most ? now.toSpliced(index + 1, 0, begin) : now)),
              onLines: (lines) => set((now) => now.toSpliced(index, 1, ...lines).slice(0, most)),
            })}
          >
            <b>{index + 1}</b>
            <FormulaBox name={`${name}.${index}`} of={`${what} ${index + 1}`} isMaths={isMaths}>
              <TextField
                name={`${name}.${index}`}
                label={`${what[0]?.toUpperCase()}${what.slice(1)} ${index + 1}`}
                quietLabel
                placeholder={begin}
                {...(isTaught && langOf(language))}
              />
            </FormulaBox>
            <RowActs
              what={`${what} ${index + 1}`}
              index={index}
              count={texts.length}
              onMove={(to) => set((now) => now.toSpliced(index, 1).toSpliced(to, 0, text))}
              onRemove={() => set((now) => now.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <ActionButton
        label={`Add ${what}`}
        icon={Plus}
        plain
        size="small"
        disabledReason={texts.length < most ? undefined : `At most ${most}`}
        onSelect={add}
      />
      {fault ? <FieldNote id={id} error={fault} /> : null}
    </fieldset>
  );
}
