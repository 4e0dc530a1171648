import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { PopperProps } from "@mui/material/Popper";
import { useField } from "formik";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { foldForSearch } from "@app/domain/text.ts";
import { ChevronDown, X } from "../icons.ts";
import { Marked } from "../value/marked.tsx";
import { MuiTheme } from "../theme/mui-theme.tsx";
import type { AutocompleteFieldProps } from "./autocomplete-props.ts";
import { nameless, type FieldParts } from "./field-frame.tsx";
import type { Option } from "./option.ts";
import css from "./autocomplete-control.module.css";

export interface AutocompleteControlProps extends AutocompleteFieldProps, Pick<FieldParts, "control" | "hasError"> {
  /** Whether the placeholder control had the focus. */
  takesFocus: () => boolean;
  /** Text typed into the placeholder control; null if none. */
  typedBefore: () => string | null;
}

const shownAtOnce = 100;

/** Options that contain every typed word, ignoring marks, in labels or hints; those that begin with the text first. */
function matching(options: readonly Option[], text: string): Option[] {
  const wanted = foldForSearch(text).trim();
  const words = wanted.split(/\s+/);
  const begins = ({ label }: Option) => foldForSearch(label).startsWith(wanted);
  const found = options.filter(({ label, hint = "", alsoFoundBy = "" }) => {
    const among = foldForSearch(`${label} ${hint} ${alsoFoundBy}`);
    return words.every((word) => among.includes(word));
  });
  return [...found.filter(begins), ...found.filter((option) => !begins(option))].slice(0, shownAtOnce);
}

/** Types into a field like a user, so that the search runs and the options open. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The MUI part of an AutocompleteField. */
export function AutocompleteControl(given: AutocompleteControlProps) {
  const { control, hasError, takesFocus, typedBefore, ...props } = given;
  const { options, multiple = false, placeholder, loading = false, onSearch, keepValue = false, ...more } = props;
  const { chosenOptions = [], onChosen, unknownLabel, emptyText, hintBelow = false, inFlow = false, ...frame } = more;
  const { name, disabled = false } = frame;
  const [field, , helpers] = useField<string | readonly string[] | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<readonly Option[]>([]);
  const find = (value: string) =>
    [...options, ...chosenOptions, ...taken].find((option) => option.value === value) ?? {
      value,
      label: unknownLabel ?? value,
    };
  const chosen = Array.isArray(field.value) ? field.value.map(find) : field.value ? find(field.value as string) : null;
  const isChosen = (text: string) => [chosen ?? []].flat().some(({ label }) => label === text);
  // Until the response arrives, the options belong to an earlier text.
  const current = onSearch && loading ? [] : options;

  const typedOnArrival = useRef(typedBefore);
  useEffect(() => {
    const text = typedOnArrival.current();
    if (input.current && text !== null) typeInto(input.current, text);
  }, []);

  // Enter that is pressed before the response arrives takes what was meant, if only that is found.
  const entered = useRef<string | null>(null);
  const enterAgain = useEffectEvent(() => {
    const isMeant = current.length === 1 && input.current?.value === entered.current;
    entered.current = null;
    if (isMeant) input.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  useEffect(() => {
    if (!loading && entered.current !== null) enterAgain();
  }, [loading]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const text = input.current?.value ?? "";
    // Nor does Enter submit the form instead of choosing.
    if (event.key !== "Enter" || !loading || text === "" || isChosen(text)) return;
    event.preventDefault();
    entered.current = text;
  };

  return (
    <MuiTheme>
      <Autocomplete<Option, boolean, boolean>
        id={control.id}
        className={css.control}
        options={[...current]}
        value={multiple ? (chosen ?? []) : chosen}
        multiple={multiple}
        disableClearable={keepValue}
        disabled={disabled}
        loading={loading}
        loadingText="Searching"
        noOptionsText={emptyText}
        autoHighlight
        popupIcon={<ChevronDown size={16} strokeWidth={2} />}
        clearIcon={<X size={16} strokeWidth={2} />}
        {...(inFlow && { slots: { popper: InFlow } })}
        slotProps={{ popper: { role: "region", "aria-label": `Choices of ${frame.label}` } }}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ value }) => value}
        getOptionDisabled={({ disabled: off = false }) => off}
        isOptionEqualToValue={(a, b) => a.value === b.value}
        filterOptions={(all, { inputValue }) => (onSearch ? all : matching(all, inputValue))}
        onInputChange={(_, text, reason) => {
          if (reason === "input") onSearch?.(text);
        }}
        onKeyDown={onKeyDown}
        onChange={(_, next) => {
          setTaken([next ?? []].flat());
          onChosen?.([next ?? []].flat());
          void helpers.setValue(
            Array.isArray(next) ? next.map(({ value }) => value) : (next?.value ?? (multiple ? [] : null)),
          );
        }}
        onBlur={() => void helpers.setTouched(true)}
        renderOption={({ key, ...rest }, option, { inputValue }) => (
          <li key={key} {...rest}>
            <Choice option={option} search={isChosen(inputValue) ? "" : inputValue} hintBelow={hintBelow} />
          </li>
        )}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            {...slotProps.input}
            id={params.id}
            inputRef={input}
            disabled={params.disabled}
            autoFocus={takesFocus()}
            placeholder={Array.isArray(chosen) && chosen.length > 0 ? undefined : placeholder}
            error={hasError}
            inputProps={{ ...slotProps.htmlInput, ...control, ...nameless(frame), name, autoComplete: "off" }}
          />
        )}
      />
    </MuiTheme>
  );
}

/** In the place of what floats above the page. */
function InFlow({ children, ...region }: Pick<PopperProps, "children" | "aria-label">) {
  return (
    <div role="region" aria-label={region["aria-label"]} className={css.inFlow}>
      {typeof children === "function" ? null : children}
    </div>
  );
}

/** An option with the match highlighted. In a hint, only a number can match. */
function Choice({ option, search, hintBelow }: { option: Option; search: string; hintBelow: boolean }) {
  const { label, hint } = option;
  // One element: screen readers would read several in a row as separate words.
  const words = (
    <span>
      <Marked text={label} search={search} />
    </span>
  );
  if (!hint) return words;
  if (hintBelow) {
    return (
      <span>
        {words}
        <small className={css.hintBelow}>
          <Marked text={hint} search={/\d/.test(search) ? search : ""} />
        </small>
      </span>
    );
  }
  return (
    <>
      <span>{words}</span>
      <small className={css.hint}>{hint}</small>
    </>
  );
}
