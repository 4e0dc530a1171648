import { useField } from "formik";
import { useRef } from "react";
import { ahead } from "../page/ahead.tsx";
import type { AutocompleteFieldProps } from "./autocomplete-props.ts";
import { InputBox } from "./control-box.tsx";
import { FieldFrame, nameless } from "./field-frame.tsx";

const control = ahead(async () => (await import("./autocomplete-control.tsx")).AutocompleteControl);
// Asked for with the form's own file, not after it.
control.load();

/** A long list, found by typing: time zones, people. The form's value is the option's `value`. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { options, chosenOptions = [], placeholder, disabled = false, multiple = false } = props;
  const [field] = useField<string | readonly string[] | null>(props.name);
  const hadFocus = useRef(false);
  const chosen = [...options, ...chosenOptions].find(({ value }) => value === field.value)?.label ?? "";
  return (
    <FieldFrame {...props}>
      {(parts) => (
        <control.Part
          {...props}
          {...parts}
          takesFocus={() => hadFocus.current}
          waiting={
            <InputBox
              {...parts.control}
              {...nameless(props)}
              hasError={parts.hasError}
              role="combobox"
              aria-expanded={false}
              readOnly
              disabled={disabled}
              value={multiple ? "" : chosen}
              placeholder={placeholder}
              onFocus={() => {
                hadFocus.current = true;
              }}
              onBlur={() => {
                hadFocus.current = false;
              }}
            />
          }
        />
      )}
    </FieldFrame>
  );
}
