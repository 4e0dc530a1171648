import type { Components, Theme } from "@mui/material/styles";
import { color, focusRing } from "./color.ts";

const quick = "120ms";

/** Buttons: look.md section 5. `contained` once per screen, `outlined` is the default, `text` for quiet actions. */
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
  MuiButton: {
    defaultProps: { variant: "outlined", disableElevation: true, color: "inherit" },
    styleOverrides: {
      root: {
        height: 36,
        minWidth: 0,
        padding: "0 14px",
        borderRadius: 8,
        whiteSpace: "nowrap",
        flexShrink: 0,
        gap: 8,
        transition: `background-color ${quick}, border-color ${quick}, color ${quick}`,
        "& .MuiButton-startIcon": { margin: 0 },
        "&[aria-disabled=true]": { opacity: 0.45, cursor: "not-allowed" },
        "@media (pointer: coarse)": { minHeight: 40 },
        variants: [
          { props: { size: "small" }, style: { height: 30, padding: "0 10px", fontSize: "0.875rem", gap: 6 } },
          { props: { size: "large" }, style: { height: 44, padding: "0 16px", fontSize: "1rem" } },
          {
            props: { variant: "outlined", color: "inherit" },
            style: {
              color: color.text,
              borderColor: color.controlBorder,
              backgroundColor: color.control,
              "&:hover": { backgroundColor: color.hover, borderColor: color.textSecondary },
              "&.Mui-disabled": { color: color.text, borderColor: color.controlBorder },
            },
          },
          {
            props: { variant: "outlined", color: "error" },
            style: {
              borderColor: color.danger,
              "&:hover": { backgroundColor: "var(--mui-palette-status-trouble-bg)" },
            },
          },
          {
            props: { variant: "contained" },
            style: {
              color: color.onAccent,
              backgroundColor: color.accent,
              "&:hover": { backgroundColor: color.accentHover },
              "&.Mui-disabled": { color: color.onAccent, backgroundColor: color.accent },
            },
          },
          {
            props: { variant: "text" },
            style: {
              color: color.accent,
              padding: "0 8px",
              "&:hover": { backgroundColor: color.hover },
              "&.Mui-disabled": { color: color.accent },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: 8,
        color: color.textSecondary,
        "&:hover": { backgroundColor: color.hover, color: color.text },
        "&[data-outlined]": {
          border: `1px solid ${color.controlBorder}`,
          backgroundColor: color.control,
          color: color.text,
        },
        "@media (pointer: coarse)": { minWidth: 40, minHeight: 40 },
        variants: [{ props: { size: "small" }, style: { width: 30, height: 30 } }],
      },
    },
  },
};
