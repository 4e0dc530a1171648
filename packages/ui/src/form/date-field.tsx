import { useField } from "formik";
import { useRef, useState, type KeyboardEvent } from "react";
import { CalendarCheck } from "../icons.ts";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { useNow, useTimeZone } from "../value/clock.tsx";
import { InputBox } from "./control-box.tsx";
import { dayFrom, dayIn, isoOf, plusDays, numericDay, shownDay, typedDay, type Day } from "./date-text.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

const calendar = lazyWithPreload(async () => (await import("./calendar.tsx")).Calendar);

/** How a date can be typed, in what was not one. */
const exampleOf = (day: Day) => `For example ${shownDay(day)} or ${numericDay(day)}.`;

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A date: typed in any common format, stepped with ↑ and ↓, or picked from the calendar (Alt with ↓). `past` is for
 * dates in the past, such as of birth: 85 is 1985. The form value is "2026-11-22", empty if nothing is typed, and the
 * text itself if it is not a date.
 */
export function DateField({ past = false, ...frame }: FieldProps & { past?: boolean }) {
  const { name, label, disabled = false } = frame;
  const [field, , helpers] = useField<string | null>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const today = dayIn(useNow(), useTimeZone());
  const value = field.value ?? "";
  const day = dayFrom(value);

  function change(text: string) {
    setTyped(text);
    const read = typedDay(text, today, past);
    void helpers.setValue(read ? isoOf(read) : text.trim());
  }
  function take(next: Day) {
    setTyped(null);
    void helpers.setValue(isoOf(next));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.altKey) setOpen(true);
    else take(day ? plusDays(day, step) : today);
  }

  return (
    <FieldFrame {...frame} example={value === "" || day ? undefined : exampleOf(today)}>
      {({ control, hasError }) => (
        <>
          <InputBox
            {...control}
            boxRef={box}
            name={name}
            value={typed ?? (day ? shownDay(day) : value)}
            placeholder={`e.g. ${shownDay(today)}`}
            disabled={disabled}
            hasError={hasError}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setTyped(null);
              void helpers.setTouched(true);
            }}
            end={
              <IconAction
                label={`Open a calendar: ${label.toLowerCase()}`}
                icon={CalendarCheck}
                size="small"
                disabled={disabled}
                onPointerEnter={calendar.load}
                onFocus={calendar.load}
                onClick={() => setOpen(true)}
              />
            }
          />
          {open ? (
            <calendar.Part
              anchor={() => box.current}
              label={label}
              value={day}
              today={today}
              onChoose={take}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
