import { useField } from "formik";
import { useRef } from "react";
import type { WeeklyHours } from "@app/domain/tutors/availability.ts";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Copy, Plus, Trash2 } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { weekdays } from "../tutor-labels.ts";
import css from "./week-field.module.css";

/** What a stretch begins as on a day that has none; the next one follows after a pause. */
const usual = { start: "09:00", end: "12:00" };

/** The hours of each day of a week, any number of stretches a day; times may be typed short, such as 9 or 930. */
export function WeekField({ name, help }: { name: string; help: string }) {
  const [{ value: hours }, , { setValue }] = useField<readonly WeeklyHours[]>(name);
  const frame = useRef<HTMLDivElement>(null);

  const focusOn = (at: number) =>
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLInputElement>(`input[name="${name}.${at}.start"]`)?.focus(),
    );
  function add(weekday: number) {
    const isFirst = !hours.some((one) => one.weekday === weekday);
    void setValue([...hours, { weekday, ...(isFirst ? usual : { start: "", end: "" }) }]);
    focusOn(hours.length);
  }
  const remove = (at: number) => void setValue(hours.filter((_, place) => place !== at));
  /** The hours of one day on every day from Monday to Friday. */
  function copy(weekday: number) {
    const own = hours.filter((one) => one.weekday === weekday);
    const others = hours.filter((one) => one.weekday > 5);
    const week = [1, 2, 3, 4, 5].flatMap((day) => own.map(({ start, end }) => ({ weekday: day, start, end })));
    void setValue([...week, ...others]);
  }

  return (
    <div ref={frame} className={css.frame}>
      <p className={css.help}>{help}</p>
      {weekdays.map((dayName, index) => {
        const weekday = index + 1;
        const own = hours.map((one, at) => ({ ...one, at })).filter((one) => one.weekday === weekday);
        return (
          <fieldset key={dayName} className={css.day}>
            <legend>{dayName}</legend>
            <div className={css.stretches}>
              {own.length === 0 ? <p className={css.help}>Not free</p> : null}
              {own.map(({ at }) => (
                <div key={at} className={css.stretch}>
                  <TextField name={`${name}.${at}.start`} label={`${dayName}, from`} quietLabel placeholder="09:00" />
                  <span aria-hidden>–</span>
                  <TextField name={`${name}.${at}.end`} label={`${dayName}, until`} quietLabel placeholder="12:00" />
                  <IconAction
                    label={`Remove these hours of ${dayName}`}
                    icon={Trash2}
                    size="small"
                    onClick={onFirstClick(() => remove(at))}
                  />
                </div>
              ))}
            </div>
            <div className={css.buttons}>
              <IconAction label={`Add hours on ${dayName}`} icon={Plus} size="small" onClick={() => add(weekday)} />
              {own.length > 0 && weekday <= 5 ? (
                <IconAction
                  label={`Copy ${dayName} to Monday to Friday`}
                  icon={Copy}
                  size="small"
                  onClick={() => copy(weekday)}
                />
              ) : null}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
