import MuiGlobalStyles from "@mui/material/GlobalStyles";
import staffLangBold from "../../fonts/staff-lang-bold.woff2";
import staffLang from "../../fonts/staff-lang.woff2";
import staffSans from "../../fonts/staff-sans.woff2";
import { color, focusRing, fontSans } from "./color.ts";

const face = (family: string, address: string, weight: string, more: object = {}) => ({
  fontFamily: family,
  fontWeight: weight,
  fontStyle: "normal",
  fontDisplay: "swap",
  src: `url("${address}") format("woff2")`,
  ...more,
});

const faces = [
  face("Staff Sans", staffSans, "400 700"),
  face("Staff Lang", staffLang, "400", { sizeAdjust: "107%" }),
  face("Staff Lang", staffLangBold, "700", { sizeAdjust: "107%" }),
  // Arial with the metrics of Staff Sans: the swap moves no line.
  {
    fontFamily: "Staff Sans Fallback",
    src: 'local("Arial"), local("Liberation Sans")',
    sizeAdjust: "94.7%",
    ascentOverride: "105.6%",
    descentOverride: "34.4%",
    lineGapOverride: "0%",
  },
].map((rule) => ({ "@font-face": rule }));

const styles = {
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: { WebkitTextSizeAdjust: "100%", colorScheme: "light", scrollPaddingTop: 72, scrollPaddingBottom: 72 },
  '[data-theme="dark"]': { colorScheme: "dark" },
  '[data-theme="light"]': { colorScheme: "light" },
  body: {
    margin: 0,
    // Of the bar at the window's foot, while there is one.
    paddingBottom: "var(--notice-height, 0px)",
    backgroundColor: color.chrome,
    color: color.text,
    fontFamily: fontSans,
    fontSize: "0.9375rem",
    lineHeight: 20 / 15,
    WebkitFontSmoothing: "antialiased",
    MozOsxFontSmoothing: "grayscale",
  },
  "h1, h2, h3, p, figure, ul, ol, dl, dd": { margin: 0, padding: 0 },
  // Names are compounds of any length: one that is longer than its line is broken, never cut or laid over a button.
  "h1, h2, h3": { overflowWrap: "anywhere" },
  h1: { fontSize: "1.5rem", lineHeight: 30 / 24, fontWeight: 600 },
  h2: { fontSize: "1.0625rem", lineHeight: 24 / 17, fontWeight: 600 },
  h3: { fontSize: "0.9375rem", lineHeight: 20 / 15, fontWeight: 600 },
  "strong, b": { fontWeight: 600 },
  "ul[role=list], ol[role=list]": { listStyle: "none" },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  ":focus-visible": focusRing,
  "::selection": { backgroundColor: color.accent, color: color.onAccent },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "80ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "80ms !important",
      // Not colours: whatever inherits one would follow it 80 ms after its parent, level by level.
      transitionProperty: "opacity !important",
      scrollBehavior: "auto !important",
    },
  },
} as const;

/** Fonts, reset, focus outline, reduced motion. Once per app; UiProvider draws it. */
export function GlobalStyles() {
  return <MuiGlobalStyles styles={[...faces, styles]} />;
}
