import { useField } from "formik";
import { useRef, useState } from "react";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import type { AutocompleteFieldProps } from "./autocomplete-props.ts";
import { InputBox } from "./control-box.tsx";
import { FieldFrame, nameless } from "./field-frame.tsx";

const control = lazyWithPreload(async () => (await import("./autocomplete-control.tsx")).AutocompleteControl);
// Loaded with the form's file, not after it.
control.load();

/** A searchable long list, such as time zones or people. The form value is the option's `value`. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { options, chosenOptions = [], placeholder, disabled = false, multiple = false } = props;
  const [field] = useField<string | readonly string[] | null>(props.name);
  const hadFocus = useRef(false);
  // Keeps letters typed before the control has loaded, so that the search misses none.
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = [...options, ...chosenOptions].find(({ value }) => value === field.value)?.label ?? "";
  return (
    <FieldFrame {...props}>
      {(parts) => (
        <control.Part
          {...props}
          {...parts}
          takesFocus={() => hadFocus.current}
          typedBefore={() => typed}
          waiting={
            <InputBox
              {...parts.control}
              {...nameless(props)}
              hasError={parts.hasError}
              role="combobox"
              aria-expanded={false}
              autoComplete="off"
              disabled={disabled}
              value={typed ?? (multiple ? "" : chosen)}
              placeholder={placeholder}
              onChange={({ target }) => setTyped(target.value)}
              onClick={({ currentTarget }) => {
                if (typed === null) currentTarget.select();
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter" && typed !== null) event.preventDefault();
              }}
              onFocus={() => {
                hadFocus.current = true;
              }}
              onBlur={() => {
                hadFocus.current = false;
                setTyped(null);
              }}
            />
          }
        />
      )}
    </FieldFrame>
  );
}
