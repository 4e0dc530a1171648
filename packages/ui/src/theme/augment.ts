import type { CSSProperties } from "react";
import type {} from "@mui/material/themeCssVarsAugmentation";
import type { StatusTone } from "./tokens.ts";

interface OwnRoles {
  chrome: string;
  raised: string;
  sunken: string;
  control: string;
  mark: string;
  controlBorder: string;
  lineStrong: string;
  shadowSmall: string;
  shadowLarge: string;
  status: Record<StatusTone, { bg: string; fg: string }>;
  chart: string[];
}

declare module "@mui/material/styles" {
  interface Palette extends OwnRoles {
    chart: string[];
  }
  interface PaletteOptions extends Partial<OwnRoles> {
    chart?: string[];
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants {
    taught: CSSProperties;
  }
  interface TypographyVariantsOptions {
    taught?: CSSProperties;
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    taught: true;
  }
}
