import Popover from "@mui/material/Popover";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { ChevronLeft, ChevronRight } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { MuiTheme } from "../theme/mui-theme.tsx";
import {
  isoOf,
  monthNames,
  plusDays,
  plusMonths,
  shownDay,
  spokenDay,
  weekdayOf,
  weeksOf,
  type Day,
} from "./date-text.ts";
import css from "./calendar.module.css";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The day that a key moves to. */
function moved(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | null {
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "Home":
      return plusDays(day, -weekdayOf(day));
    case "End":
      return plusDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return plusMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return plusMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

interface CalendarProps {
  anchor: () => HTMLElement | null;
  label: string;
  value: Day | null;
  today: Day;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** A month to pick a day from: arrows move by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function Calendar({ anchor, label, value, today, onChoose, onClose }: CalendarProps) {
  const [at, setAt] = useState(value ?? today);
  const current = useRef<HTMLButtonElement>(null);
  const byKeys = useRef(true);

  useEffect(() => {
    if (byKeys.current) current.current?.focus();
  }, [at]);

  const go = (next: Day, focus: boolean) => {
    byKeys.current = focus;
    setAt(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(at, event);
    if (!next) return;
    event.preventDefault();
    go(next, true);
  };
  const choose = (day: Day) => {
    onChoose(day);
    onClose();
  };

  return (
    <MuiTheme>
      <Popover
        open
        onClose={onClose}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        transformOrigin={{ vertical: "top", horizontal: "left" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": `Calendar for ${label.toLowerCase()}`, sx: { mt: "4px" } },
        }}
      >
        <div className={css.head}>
          <strong aria-live="polite">
            {monthNames[at.month - 1]} {at.year}
          </strong>
          <span>
            <IconAction
              label="Previous month"
              icon={ChevronLeft}
              size="small"
              onClick={() => go(plusMonths(at, -1), false)}
            />
            <IconAction
              label="Next month"
              icon={ChevronRight}
              size="small"
              onClick={() => go(plusMonths(at, 1), false)}
            />
          </span>
        </div>
        <table className={css.month} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(at).map((week) => (
              <tr key={week.map(isoOf)[0]}>
                {week.map((day) => {
                  const isAt = isoOf(day) === isoOf(at);
                  return (
                    <td key={shownDay(day)}>
                      <button
                        ref={isAt ? current : undefined}
                        type="button"
                        autoFocus={isAt}
                        tabIndex={isAt ? 0 : -1}
                        aria-label={spokenDay(day)}
                        aria-pressed={value !== null && isoOf(day) === isoOf(value)}
                        aria-current={isoOf(day) === isoOf(today) ? "date" : undefined}
                        data-today={isoOf(day) === isoOf(today) ? "" : undefined}
                        data-other={day.month === at.month ? undefined : ""}
                        onClick={() => choose(day)}
                      >
                        {day.day}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Popover>
    </MuiTheme>
  );
}
