/** The colours of both themes: look.md section 2. Ratios were measured there; change them together. */

interface Pair {
  bg: string;
  fg: string;
}

export const statusToneNames = ["underWay", "waiting", "good", "trouble", "held", "neutral"] as const;
export type StatusTone = (typeof statusToneNames)[number];

export interface Tokens {
  chrome: string;
  sheet: string;
  raised: string;
  sunken: string;
  control: string;
  hover: string;
  /** The same on a raised surface, whose own colour `hover` may be. */
  raisedHover: string;
  selected: string;
  line: string;
  lineStrong: string;
  controlBorder: string;
  text: string;
  textSecondary: string;
  textTertiary: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  mark: string;
  /** The knob of a switch that is off. */
  knob: string;
  good: string;
  warning: string;
  danger: string;
  shadowSmall: string;
  shadowLarge: string;
  status: Record<StatusTone, Pair>;
  chart: string[];
}

export const light: Tokens = {
  chrome: "#F3EFE7",
  sheet: "#FFFEFB",
  raised: "#FFFFFF",
  sunken: "#F8F5EF",
  control: "#FFFFFF",
  hover: "#F6F3EC",
  raisedHover: "#F6F3EC",
  selected: "#ECEFF9",
  line: "#E8E2D7",
  lineStrong: "#D9D1C3",
  controlBorder: "#8F8576",
  text: "#221E19",
  textSecondary: "#5A5247",
  textTertiary: "#6E6556",
  accent: "#2F4390",
  accentHover: "#243576",
  onAccent: "#FFFFFF",
  mark: "#B8481F",
  knob: "#FFFFFF",
  good: "#2B7A48",
  warning: "#965C04",
  danger: "#B3202F",
  shadowSmall: "0 1px 2px rgba(60, 45, 20, .06)",
  shadowLarge: "0 12px 32px rgba(60, 45, 20, .16), 0 2px 6px rgba(60, 45, 20, .08)",
  status: {
    underWay: { bg: "#E3EDF5", fg: "#1F5278" },
    waiting: { bg: "#FBEED2", fg: "#7A4B00" },
    good: { bg: "#E4F1E6", fg: "#1F5F36" },
    trouble: { bg: "#FBE6E6", fg: "#9E1C2B" },
    held: { bg: "#F1E8F4", fg: "#663478" },
    neutral: { bg: "#EFEBE3", fg: "#544C41" },
  },
  chart: ["#2F4390", "#954C24", "#408D77", "#C8830B", "#9E76BC", "#3B3A3A"],
};

export const oneDark: Tokens = {
  chrome: "#21252B",
  sheet: "#282C34",
  raised: "#2F343D",
  sunken: "#23272E",
  control: "#23272E",
  hover: "#2F343D",
  raisedHover: "#363C45",
  selected: "#313A54",
  line: "#383E48",
  lineStrong: "#464D59",
  controlBorder: "#7F8896",
  text: "#E8E6E1",
  textSecondary: "#BDBFC4",
  textTertiary: "#A0A5AE",
  accent: "#A9B8FF",
  accentHover: "#C0CBFF",
  onAccent: "#1A2140",
  mark: "#F0885A",
  knob: "#FFFFFF",
  good: "#7FC48B",
  warning: "#E5C07B",
  danger: "#F08A93",
  shadowSmall: "0 1px 2px rgba(0, 0, 0, .2)",
  shadowLarge: "0 12px 32px rgba(0, 0, 0, .5)",
  status: {
    underWay: { bg: "#24394A", fg: "#9CCBF0" },
    waiting: { bg: "#443A22", fg: "#EBC878" },
    good: { bg: "#263D30", fg: "#A5D6A7" },
    trouble: { bg: "#4A2B30", fg: "#F6A5AC" },
    held: { bg: "#3C2F46", fg: "#DDB4EC" },
    neutral: { bg: "#3A3F4A", fg: "#C9CCD2" },
  },
  chart: ["#A9B8FF", "#D85830", "#32B78F", "#E0CE62", "#A2699C", "#DEDEDE"],
};
