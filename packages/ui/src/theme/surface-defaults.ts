import type { Components, Theme } from "@mui/material/styles";
import { color } from "./color.ts";

/**
 * Panels and menus open without a transition. While one grows, a press may begin on one entry and end beside it, doing
 * nothing.
 */
const popoverMs = 0;

const raised = {
  backgroundColor: color.raised,
  "--hover": color.raisedHover,
  backgroundImage: "none",
  border: `1px solid ${color.line}`,
  boxShadow: color.shadowLarge,
};

/** Content that appears in an open dialog extends it downwards, so that fields stay under the pointer. */
const dialogTop = "clamp(16px, min(10vh, 8vw), 120px)";

/** Paper, dialogs, menus, drawers: depth is one step of tone; only floating surfaces have a shadow. */
export const surfaceDefaults: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  MuiDialog: {
    styleOverrides: {
      scrollPaper: { alignItems: "flex-start" },
      paper: {
        ...raised,
        borderRadius: 12,
        width: "100%",
        maxWidth: 480,
        maxHeight: `calc(100% - ${dialogTop} - 16px)`,
        margin: `${dialogTop} 16px 16px`,
        "&[data-width=wide]": { maxWidth: 640 },
      },
    },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: popoverMs },
    styleOverrides: { paper: { ...raised, borderRadius: 10 } },
  },
  MuiMenu: { defaultProps: { transitionDuration: popoverMs }, styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: "6px 10px",
        gap: 10,
        borderRadius: 6,
        "&:hover, &.Mui-focusVisible": { backgroundColor: color.hover },
        "&[aria-disabled=true]": { opacity: 0.45 },
        "@media (pointer: coarse)": { minHeight: 44 },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: color.sheet, border: 0 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: "rgba(20, 16, 10, .45)", "&.MuiBackdrop-invisible": { backgroundColor: "transparent" } },
    },
  },
};
