import Autocomplete from "@mui/material/Autocomplete";
import styled from "@emotion/styled";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useField } from "formik";
import { foldForSearch } from "@app/domain/text.ts";
import { ChevronDown, X } from "../icons.ts";
import { color } from "../theme/color.ts";
import { Marked } from "../value/marked.tsx";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";

interface AutocompleteFieldProps extends FieldProps {
  options: readonly Option[];
  /** Several values; the form's value is then a list. */
  multiple?: boolean;
  placeholder?: string;
  loading?: boolean;
  /** For options that the server finds: told of every change of the text; then nothing is filtered here. */
  onSearch?: (text: string) => void;
  /** A chosen value cannot be emptied. */
  keepValue?: boolean;
  /** What is chosen, where the server no longer finds it by what is typed; `onChosen` tells of each choice. */
  chosenOptions?: readonly Option[];
  onChosen?: (chosen: readonly Option[]) => void;
  /** What a chosen value is called that is among no options yet; the value itself if not said. */
  unknownLabel?: string;
  /** What is said where nothing is found. */
  emptyText?: string;
  /** Hints stand below the words instead of beside them: for longer ones. */
  hintBelow?: boolean;
}

const Hint = styled.small({ marginLeft: "auto", paddingLeft: 12, fontSize: "inherit", color: color.textSecondary });
const HintBelow = styled.small({
  display: "block",
  fontSize: "0.84375rem",
  lineHeight: 18 / 13.5,
  color: color.textSecondary,
});

const shownAtOnce = 100;

/** Found by what is typed, marks not needed, in words and hints alike. */
function matching(options: readonly Option[], text: string): Option[] {
  const wanted = foldForSearch(text);
  return options
    .filter(({ label, hint = "" }) => foldForSearch(`${label} ${hint}`).includes(wanted))
    .slice(0, shownAtOnce);
}

/** A long list, found by typing: time zones, people. The form's value is the option's `value`. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { options, multiple = false, placeholder, loading = false, onSearch, keepValue = false, ...more } = props;
  const { chosenOptions = [], onChosen, unknownLabel, emptyText, hintBelow = false, ...frame } = more;
  const { name, disabled = false } = frame;
  const [field, , helpers] = useField<string | readonly string[] | null>(name);
  const find = (value: string) =>
    [...options, ...chosenOptions].find((option) => option.value === value) ?? { value, label: unknownLabel ?? value };
  const chosen = Array.isArray(field.value) ? field.value.map(find) : field.value ? find(field.value as string) : null;
  const isChosen = (text: string) => [chosen ?? []].flat().some(({ label }) => label === text);

  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <Autocomplete<Option, boolean, boolean>
          id={control.id}
          options={[...options]}
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
          slotProps={{ popper: { role: "region", "aria-label": `Choices of ${frame.label}` } }}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ value }) => value}
          getOptionDisabled={({ disabled: off = false }) => off}
          isOptionEqualToValue={(a, b) => a.value === b.value}
          filterOptions={(all, { inputValue }) => (onSearch ? all : matching(all, inputValue))}
          onInputChange={(_, text, reason) => {
            if (reason === "input") onSearch?.(text);
          }}
          onChange={(_, next) => {
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
              disabled={params.disabled}
              placeholder={Array.isArray(chosen) && chosen.length > 0 ? undefined : placeholder}
              error={hasError}
              inputProps={{ ...slotProps.htmlInput, ...control, ...nameless(frame), name, autoComplete: "off" }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

/** A choice with what was found in it set apart; in a hint that can only be a number. */
function Choice({ option, search, hintBelow }: { option: Option; search: string; hintBelow: boolean }) {
  const { label, hint } = option;
  // One element: the pieces of a row of elements would be read as words of their own.
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
        <HintBelow>
          <Marked text={hint} search={/\d/.test(search) ? search : ""} />
        </HintBelow>
      </span>
    );
  }
  return (
    <>
      <span>{words}</span>
      <Hint>{hint}</Hint>
    </>
  );
}
