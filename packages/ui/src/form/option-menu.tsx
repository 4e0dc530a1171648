import Menu from "@mui/material/Menu";
import type { RefObject } from "react";
import { Check } from "../icons.ts";
import { MuiTheme } from "../theme/mui-theme.tsx";
import { Choice } from "./choice.tsx";
import type { Option } from "./option.ts";

interface OptionMenuProps {
  /** Options of a field, or of a button. */
  kind: "listbox" | "menu";
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** At least as wide as its field. */
const besides = (kind: OptionMenuProps["kind"], anchor: HTMLElement | null) => ({
  marginTop: 4,
  ...(kind === "listbox" && { minWidth: anchor?.offsetWidth, maxHeight: 360 }),
});

const stateOf = (kind: OptionMenuProps["kind"], isChosen: boolean) =>
  kind === "listbox"
    ? ({ role: "option", "aria-selected": isChosen } as const)
    : ({ role: "menuitemradio", "aria-checked": isChosen } as const);

/** The options of a MenuSelect or a SelectField, loaded on first use. */
export function OptionMenu({ kind, anchor, open, onClose, label, value, options, onChange }: OptionMenuProps) {
  return (
    <MuiTheme>
      <Menu
        open={open}
        onClose={onClose}
        anchorEl={() => anchor.current}
        slotProps={{
          list: { role: kind, "aria-label": label },
          paper: { role: "region", "aria-label": `Choices of ${label}`, style: besides(kind, anchor.current) },
        }}
      >
        {options.map((option) => (
          <Choice
            key={option.value}
            {...stateOf(kind, option.value === value)}
            selected={option.value === value}
            disabled={option.disabled ?? false}
            onClick={() => {
              onClose();
              onChange(option.value);
            }}
          >
            {option.label}
            <Check size={16} strokeWidth={2} aria-hidden />
          </Choice>
        ))}
      </Menu>
    </MuiTheme>
  );
}
