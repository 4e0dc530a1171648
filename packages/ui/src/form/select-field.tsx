import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import styled from "@emotion/styled";
import { useField } from "formik";
import { ChevronDown } from "../icons.ts";
import { color } from "../theme/color.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";

const Arrow = styled(ChevronDown)({
  position: "absolute",
  right: 10,
  top: "calc(50% - 8px)",
  pointerEvents: "none",
  color: color.textSecondary,
});

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Words of the empty choice; without it there is none. */
  emptyLabel?: string;
}

/** A short closed list, drawn by the browser: quick, and at home on every phone. */
export function SelectField({ options, emptyLabel, ...frame }: SelectFieldProps) {
  const { name, disabled = false, label, quietLabel } = frame;
  const [field] = useField<string | null>(name);
  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <NativeSelect
          {...field}
          value={field.value ?? ""}
          disabled={disabled}
          error={hasError}
          input={<OutlinedInput />}
          IconComponent={ArrowIcon}
          inputProps={{ ...control, "aria-label": quietLabel ? label : undefined }}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

const ArrowIcon = () => <Arrow size={16} strokeWidth={2} aria-hidden />;
