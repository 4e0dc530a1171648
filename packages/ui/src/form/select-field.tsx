import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import styled from "@emotion/styled";
import { useField } from "formik";
import { Check, ChevronDown } from "../icons.ts";
import { color } from "../theme/color.ts";
import { Choice } from "./choice.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";

const Arrow = styled(ChevronDown)({
  position: "absolute",
  right: 10,
  top: "calc(50% - 8px)",
  pointerEvents: "none",
  color: color.textSecondary,
});

/** What is chosen stands in the box without the sign of it. */
const Value = styled.span({ display: "block", overflow: "hidden", textOverflow: "ellipsis" });

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Words of the empty choice; without it there is none. */
  emptyLabel?: string;
}

/** A short closed list. Its letters choose while it is closed; arrows, Enter and Space open it. */
export function SelectField({ options, emptyLabel, ...frame }: SelectFieldProps) {
  const { name, disabled = false, label, quietLabel = false } = frame;
  const [field, , helpers] = useField<string | null>(name);
  const all = emptyLabel === undefined ? options : [{ value: "", label: emptyLabel }, ...options];
  // A value that is not, or not yet, among the choices is none of them.
  const value = all.some((option) => option.value === field.value) ? (field.value ?? "") : "";
  return (
    <FieldFrame {...frame}>
      {({ control, labelId, hasError }) => (
        <Select
          name={name}
          value={value}
          displayEmpty
          disabled={disabled}
          error={hasError}
          input={<OutlinedInput />}
          IconComponent={ArrowIcon}
          labelId={quietLabel ? undefined : labelId}
          SelectDisplayProps={{ ...control, ...(quietLabel && { "aria-label": label }) }}
          renderValue={(chosen) => <Value>{all.find((option) => option.value === chosen)?.label ?? ""}</Value>}
          onChange={({ target }) => void helpers.setValue(target.value)}
          onBlur={() => void helpers.setTouched(true)}
          MenuProps={{
            anchorOrigin: { vertical: "bottom", horizontal: "left" },
            transformOrigin: { vertical: "top", horizontal: "left" },
            slotProps: {
              list: { "aria-label": label },
              paper: { role: "region", "aria-label": `Choices of ${label}`, sx: { mt: "4px", maxHeight: 360 } },
            },
          }}
        >
          {all.map((option) => (
            <Choice key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
              <Check size={16} strokeWidth={2} aria-hidden />
            </Choice>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

const ArrowIcon = () => <Arrow size={16} strokeWidth={2} aria-hidden />;
