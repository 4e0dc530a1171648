import type { TypographyVariantsOptions } from "@mui/material/styles";

const rem = (px: number) => `${px / 16}rem`;
const text = (size: number, line: number, weight = 400) => ({
  fontSize: rem(size),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: 0,
});

/** look.md section 3; sizes in rem, to respect the reader's font size. */
export const typography: TypographyVariantsOptions = {
  fontFamily: "var(--font-sans)",
  h1: text(24, 30, 600),
  h2: text(17, 24, 600),
  h3: text(15, 20, 600),
  body1: text(15, 20),
  body2: text(13.5, 18),
  caption: text(13, 16),
  button: { ...text(15, 20, 600), textTransform: "none" },
};
