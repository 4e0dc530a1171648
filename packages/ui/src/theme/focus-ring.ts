import { color } from "./color.ts";

/** Around whatever of MUI's has the focus of the keyboard; all else gets it from global.css. */
export const focusRing = { outline: `2px solid ${color.accent}`, outlineOffset: 2 } as const;
