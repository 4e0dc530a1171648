import type { Components, Theme } from "@mui/material/styles";
import { color } from "./color.ts";
import { focusRing } from "./focus-ring.ts";

/** Pressable parts of MUI: menu items, and the two buttons of an autocomplete. */
export const actionDefaults: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: {
        // MUI removes the focus ring from pressable elements.
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
