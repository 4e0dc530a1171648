import type { Plugin } from "vite";

const nothing = "\0nothing";

/** Files of MUI by the place that asks for them: none of them is ever drawn here. */
const parts: readonly { from: RegExp; part: RegExp }[] = [
  // The theme has switched the ripple off, and no button uses `loading`.
  {
    from: /@mui[\\/]material[\\/](?:ButtonBase|Button|IconButton)[\\/]/,
    part: /\/(?:TouchRipple|CircularProgress)(?:\/|\.|$)/,
  },
];

/** Leaves out of the build what MUI brings along and this portal never draws: 6 kB of it. */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      return parts.some(({ from, part }) => from.test(importer) && part.test(source)) ? nothing : undefined;
    },
    load(id) {
      return id === nothing ? "export default function Nothing() { return null; }" : undefined;
    },
  };
}
