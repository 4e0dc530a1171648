import Menu from "@mui/material/Menu";
import type { RefObject } from "react";
import { Check } from "../icons.ts";
import { Choice } from "./choice.ts";
import type { Option } from "./option.ts";

interface OptionMenuProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** The choices of a MenuSelect: loaded when it is first opened. */
export function OptionMenu({ anchor, open, onClose, label, value, options, onChange }: OptionMenuProps) {
  return (
    <Menu
      open={open}
      onClose={onClose}
      anchorEl={() => anchor.current}
      slotProps={{
        list: { "aria-label": label },
        paper: { role: "region", "aria-label": `Choices of ${label}`, sx: { mt: "4px" } },
      }}
    >
      {options.map((option) => (
        <Choice
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
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
  );
}
