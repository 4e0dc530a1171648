import type { Components, Theme } from "@mui/material/styles";
import { color } from "./color.ts";
import { focusRing } from "./focus-ring.ts";

/** Inputs: 36 px high, label above, help below, a border with 3:1 contrast. look.md section 5. */
export const inputDefaults: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { size: "small", notched: false, fullWidth: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: 0,
        backgroundColor: color.control,
        borderRadius: 8,
        fontSize: "0.9375rem",
        lineHeight: 20 / 15,
        "&.Mui-focused": focusRing,
        // Dimmed as a whole, so that its contents are not dimmed twice.
        "&.Mui-disabled": { opacity: 0.6, "&& .Mui-disabled": { opacity: 1, color: "inherit" } },
        "@media (pointer: coarse)": { minHeight: 40 },
        "&&:hover .MuiOutlinedInput-notchedOutline": { borderColor: color.textSecondary },
        "&&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: color.controlBorder, borderWidth: 1 },
        "&&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: color.danger },
      },
      input: {
        padding: "7px 11px",
        height: 20,
        outline: "none",
        "&[data-taught]": { fontFamily: "var(--font-lang)", fontSize: "1.0625rem" },
        "&::placeholder": { color: color.textTertiary, opacity: 1 },
        "&.Mui-disabled": { WebkitTextFillColor: "currentcolor" },
      },
      multiline: { padding: 0 },
      notchedOutline: { borderColor: color.controlBorder, top: 0, "& legend": { display: "none" } },
    },
  },
  MuiSelect: {
    styleOverrides: { select: { "&&&": { minHeight: 20, padding: "7px 34px 7px 11px" } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        // The same inset as other fields; the selector must match MUI's rule for small fields.
        "&& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { padding: "0 34px 0 5px" },
        "&& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input": { padding: "7px 6px" },
      },
      popupIndicator: { width: 26, height: 26 },
      clearIndicator: { width: 26, height: 26 },
      paper: {
        borderRadius: 10,
        backgroundColor: color.raised,
        "--hover": color.raisedHover,
        border: `1px solid ${color.line}`,
        boxShadow: color.shadowLarge,
      },
      listbox: { padding: 6 },
      option: {
        borderRadius: 6,
        minHeight: 34,
        "&[aria-selected=true]": { backgroundColor: `${color.selected} !important` },
        "&.Mui-focused": { backgroundColor: `${color.hover} !important` },
      },
      tag: { borderRadius: 6, height: 26, margin: "4px 2px" },
    },
  },
};
