import { useState } from "react";
import { memoize } from "@app/domain/memoize.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { CheckBox } from "./check-box.tsx";
import { ChooseDays } from "./choose-days.tsx";
import type { ListFilter } from "./list-state.ts";
import css from "./filter-panel-choices.module.css";

/** Longer lists are searchable. */
const shownAtOnce = 12;

interface FilterChoicesProps {
  filter: ListFilter;
  chosen: readonly string[];
  onSet: (values: readonly string[]) => void;
  /** Number of records for each choice, by value. */
  counts?: ReadonlyMap<string, number> | undefined;
}

const figures = memoize(() => new Intl.NumberFormat("en-GB"));

/**
 * The choices of one filter. A long list shows the selected ones and the first that fit; the rest is found by search.
 */
export function FilterChoices({
  filter: { name, label, options, multiple = false, byDays, unset },
  chosen,
  onSet,
  counts,
}: FilterChoicesProps) {
  const [text, setText] = useState("");
  // What is shown while nothing is chosen may be one of the choices; it is offered once.
  const others = options.filter((option) => option.label !== unset || chosen.includes(option.value));
  const all = multiple ? options : [{ value: "", label: unset ?? "Any" }, ...others];
  const isLong = all.length > shownAtOnce;
  const wanted = foldForSearch(text);
  const isOn = (value: string) => (value === "" ? chosen.length === 0 : chosen.includes(value));
  const fitting = isLong
    ? all.filter((option) => isOn(option.value) || foldForSearch(option.label).includes(wanted))
    : all;
  const shown = isLong ? fitting.filter((option, place) => isOn(option.value) || place < shownAtOnce) : all;
  const hidden = fitting.length - shown.length;
  const turn = (value: string) => {
    if (!multiple) onSet(value === "" ? [] : [value]);
    else
      onSet(
        options.map((option) => option.value).filter((option) => (option === value ? !isOn(option) : isOn(option))),
      );
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      {multiple && unset && chosen.length === 0 ? <p className={css.more}>Shown now: {unset}</p> : null}
      {isLong ? (
        <input
          className={css.find}
          aria-label={`Find in ${label}`}
          placeholder="Type to find"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      {shown.map((option) => (
        <label key={option.value}>
          <CheckBox
            type={multiple ? "checkbox" : "radio"}
            name={`filter-${name}`}
            checked={isOn(option.value)}
            onChange={() => turn(option.value)}
          />
          {option.label}
          {counts && option.value !== "" ? (
            <span className={css.count} data-none={counts.get(option.value) ? undefined : ""}>
              {figures().format(counts.get(option.value) ?? 0)}
            </span>
          ) : null}
        </label>
      ))}
      {byDays ? <ChooseDays label={label} chosen={chosen[0]} onSet={onSet} /> : null}
      {hidden > 0 ? <p className={css.more}>{hidden} more. Type to find them.</p> : null}
      {shown.length === 0 ? <p className={css.more}>Nothing found.</p> : null}
    </fieldset>
  );
}
