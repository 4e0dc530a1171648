import type { Components, Theme } from "@mui/material/styles";
import { color } from "./color.ts";
import { focusRing } from "./focus-ring.ts";

/** What can be pressed within MUI's parts: entries of menus, the two buttons of an autocomplete. */
export const actionDefaults: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: {
        // The library takes the ring from whatever can be pressed.
        "&:focus-visible": focusRing,
        "&.Mui-disabled": { opacity: 0.45 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        padding: 0,
        borderRadius: 8,
        color: color.textSecondary,
        "&:hover": { backgroundColor: color.hover, color: color.text },
      },
    },
  },
};
