import { useField } from "formik";
import { useRef, useState, type KeyboardEvent } from "react";
import { ChevronDown } from "../icons.ts";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import { ControlBox } from "./control-box.tsx";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";
import { useTypeAhead } from "./use-type-ahead.ts";
import css from "./select-field.module.css";

const menu = lazyWithPreload(async () => (await import("./option-menu.tsx")).OptionMenu);

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Label of the empty option; without it there is none. */
  emptyLabel?: string;
}

const opensBy = ["ArrowDown", "ArrowUp"];

/** A short closed list. Typing letters selects while it is closed; arrows, Enter and Space open it. */
export function SelectField({ options, emptyLabel, ...frame }: SelectFieldProps) {
  const { name, disabled = false, label } = frame;
  const [field, , helpers] = useField<string | null>(name);
  const [open, setOpen] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const all = emptyLabel === undefined ? options : [{ value: "", label: emptyLabel }, ...options];
  // A value that is not (yet) among the options selects none.
  const chosen = all.find((option) => option.value === (field.value ?? ""));
  const take = (value: string) => void helpers.setValue(value);
  const typeAhead = useTypeAhead(all, chosen, ({ value }) => take(value));

  const onKeyDown = (event: KeyboardEvent) => {
    if (typeAhead(event)) return;
    // Enter and Space press the button as usual.
    if (!opensBy.includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <ControlBox ref={box} hasError={hasError} disabled={disabled}>
          <button
            {...control}
            {...nameless(frame)}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open ?? false}
            className={css.opener}
            data-control=""
            disabled={disabled}
            onPointerEnter={menu.load}
            onFocus={menu.load}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (!open) void helpers.setTouched(true);
            }}
          >
            <span>{chosen?.label ?? (field.value ? "" : "Choose")}</span>
            <ChevronDown size={16} strokeWidth={2} aria-hidden />
          </button>
          {open === null ? null : (
            <menu.Part
              kind="listbox"
              anchor={box}
              open={open}
              label={label}
              value={chosen?.value ?? ""}
              options={all}
              onChange={take}
              onClose={() => setOpen(false)}
            />
          )}
        </ControlBox>
      )}
    </FieldFrame>
  );
}
