import { color } from "./color.ts";

/** The keyboard focus ring of MUI's parts; global.css sets it everywhere else. */
export const focusRing = { outline: `2px solid ${color.accent}`, outlineOffset: 2 } as const;
