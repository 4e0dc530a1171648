import type { Plugin } from "vite";

const nothing = "\0nothing";

/** Files of libraries by the place that asks for them: none of them is ever used here. */
const parts: readonly { from: RegExp; part: RegExp }[] = [
  // The theme has switched the ripple off, and no button uses `loading`.
  {
    from: /@mui[\\/]material[\\/](?:ButtonBase|Button|IconButton)[\\/]/,
    part: /\/(?:TouchRipple|CircularProgress)(?:\/|\.|$)/,
  },
  // For `withTheme`, which wraps nothing here.
  { from: /@emotion[\\/]react[\\/]/, part: /^hoist-non-react-statics$/ },
];

/** Leaves out of the build what libraries bring along and this portal never uses: MUI's 6 kB of it, the router's warnings. */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer = "") {
      if (parts.some(({ from, part }) => from.test(importer) && part.test(source))) return nothing;
      if (!/^react-router(\/dom)?$/.test(source)) return;
      // What the router gives to bundlers by itself warns developers.
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
    load(id) {
      return id === nothing ? "export default function Nothing() { return null; }" : undefined;
    },
  };
}
