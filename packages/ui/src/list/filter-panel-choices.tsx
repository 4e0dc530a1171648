import styled from "@emotion/styled";
import { useState } from "react";
import { foldForSearch } from "@app/domain/text.ts";
import { color } from "../theme/color.ts";
import { CheckBox } from "./check-box.tsx";
import type { ListFilter } from "./list-state.ts";

/** Longer lists are found in by typing. */
const shownAtOnce = 12;

const Find = styled.input({
  width: "100%",
  height: 32,
  margin: "2px 0 4px",
  padding: "0 10px",
  border: `1px solid ${color.controlBorder}`,
  borderRadius: 8,
  backgroundColor: color.control,
  color: color.text,
  font: "inherit",
});
const More = styled.p({ padding: "2px 0 4px", fontSize: "0.84375rem", color: color.textSecondary });

interface FilterChoicesProps {
  filter: ListFilter;
  chosen: readonly string[];
  onSet: (values: readonly string[]) => void;
}

/** What one filter offers. Of a long list the chosen ones and the first that fit are shown; the rest is found by typing. */
export function FilterChoices({
  filter: { name, label, options, multiple = false },
  chosen,
  onSet,
}: FilterChoicesProps) {
  const [text, setText] = useState("");
  const all = multiple ? options : [{ value: "", label: "Any" }, ...options];
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
      {isLong ? (
        <Find
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
        </label>
      ))}
      {hidden > 0 ? <More>{hidden} more. Type to find them.</More> : null}
      {shown.length === 0 ? <More>Nothing found.</More> : null}
    </fieldset>
  );
}
