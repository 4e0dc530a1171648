/** Replaces fonts, pictures and style sheets in tests. */
const address = "asset";

export { address as default };
