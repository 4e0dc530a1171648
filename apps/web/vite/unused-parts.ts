import type { Plugin } from "vite";

const nothing = "\0nothing";

/** MUI's script against the wrong theme at the first paint: the page has its own, only the names of its keys are used. */
const schemeScript = "\0scheme-script";
const schemeNames = [
  'export const DEFAULT_MODE_STORAGE_KEY = "mode";',
  'export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = "color-scheme";',
  'export const DEFAULT_ATTRIBUTE = "data-color-scheme";',
  "export const buildInitColorSchemeScript = () => null;",
  "export default buildInitColorSchemeScript;",
].join("\n");

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

/** Of the router, what bundlers take for an effect and therefore keep: its own links and forms, 4 kB. */
const namedForDevelopers = /^\w+\.displayName = .*;$/gm;
const wrapped = /= (?=React\d*\.forwardRef\()/g;

/** Leaves out of the build what libraries bring along and this portal never uses: MUI's 6 kB of it, the router's warnings. */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer = "") {
      if (/@mui[\\/]system[\\/]/.test(importer) && /InitColorSchemeScript\.mjs$/.test(source)) return schemeScript;
      if (parts.some(({ from, part }) => from.test(importer) && part.test(source))) return nothing;
      if (!/^react-router(\/dom)?$/.test(source)) return;
      // What the router gives to bundlers by itself warns developers.
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]/.test(id)) return;
      return { code: code.replaceAll(namedForDevelopers, "").replaceAll(wrapped, "= /* @__PURE__ */ "), map: null };
    },
    load(id) {
      if (id === schemeScript) return schemeNames;
      return id === nothing ? "export default function Nothing() { return null; }" : undefined;
    },
  };
}
