import { FieldArray, useField, useFormikContext } from "formik";
import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { onFirstClick } from "../feedback/first-click.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "../icons.ts";
import { Button } from "../page/button.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { ChangeMark } from "./change-mark.tsx";
import { FieldNote } from "./field-frame.tsx";
import css from "./list-field.module.css";

interface ListFieldProps<Item> {
  /** Path of the list in the form. */
  name: string;
  label: string;
  /** "outcome": names the buttons. */
  itemName: string;
  /** A function for one that differs each time, as those with ids do. */
  newItem: Item | (() => Item);
  max?: number;
  optional?: boolean;
  /** Renders one row from its path and its position, counted from 1. Its field takes `quietLabel`. */
  children: (path: string, position: number) => ReactNode;
}

/** A list whose rows can be added, removed and reordered, by buttons or by Alt with ↑ and ↓. */
export function ListField<Item>({
  name,
  label,
  itemName,
  newItem,
  max = 50,
  optional = false,
  children,
}: ListFieldProps<Item>) {
  const [{ value: items }, { error }] = useField<readonly Item[]>(name);
  const { submitCount } = useFormikContext();
  const id = useId();
  // What is wrong with one row stands in it.
  const text = submitCount > 0 && typeof error === "string" ? error : undefined;
  const list = useRef<HTMLOListElement>(null);
  const note = useRef<HTMLSpanElement>(null);

  // With no row left, focus the add button below the list.
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const field = row?.querySelector<HTMLElement>("input, textarea, select");
      (field ?? list.current?.parentElement?.querySelector<HTMLElement>(":scope > button"))?.focus();
    });
  const say = (text: string) => {
    if (note.current) note.current.textContent = text;
  };

  return (
    <FieldArray name={name}>
      {(rows) => {
        const shift = (from: number, to: number) => {
          if (to < 0 || to >= items.length) return;
          rows.move(from, to);
          say(`Moved to position ${to + 1} of ${items.length}`);
          focusRow(to);
        };
        const onKeyDown = (index: number) => (event: KeyboardEvent) => {
          const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0;
          if (!step) return;
          event.preventDefault();
          shift(index, index + step);
        };
        return (
          <fieldset
            className={css.frame}
            data-wide=""
            tabIndex={-1}
            aria-invalid={text ? true : undefined}
            aria-describedby={text ? id : undefined}
          >
            <legend>
              {label}
              {optional ? <small> (optional)</small> : null}
              <ChangeMark name={name} />
            </legend>
            <ol ref={list}>
              {items.map((_, index) => (
                <li key={index} onKeyDown={onKeyDown(index)}>
                  <b>{index + 1}</b>
                  {children(`${name}.${index}`, index + 1)}
                  <span>
                    <IconAction
                      label={`Move ${itemName} ${index + 1} up`}
                      icon={ArrowUp}
                      size="small"
                      disabled={index === 0}
                      onClick={() => shift(index, index - 1)}
                    />
                    <IconAction
                      label={`Move ${itemName} ${index + 1} down`}
                      icon={ArrowDown}
                      size="small"
                      disabled={index === items.length - 1}
                      onClick={() => shift(index, index + 1)}
                    />
                    <IconAction
                      label={`Remove ${itemName} ${index + 1}`}
                      icon={Trash2}
                      size="small"
                      // The next row's button moves under the pointer.
                      onClick={onFirstClick(() => {
                        rows.remove(index);
                        say(`Removed, ${items.length - 1} left`);
                        focusRow(index < items.length - 1 ? index : index - 1);
                      })}
                    />
                  </span>
                </li>
              ))}
            </ol>
            <Button
              icon={Plus}
              plain
              size="small"
              disabledReason={items.length >= max ? `At most ${max}` : undefined}
              // An error below the field that would lose the focus would move the button from under the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                rows.push(typeof newItem === "function" ? (newItem as () => Item)() : newItem);
                focusRow(items.length);
              }}
            >
              {`Add ${itemName}`}
            </Button>
            {text ? <FieldNote id={id} error={text} /> : null}
            <VisuallyHidden ref={note} role="status" />
          </fieldset>
        );
      }}
    </FieldArray>
  );
}
