import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Whole fonts: those of the portal's pages are cut down, and lack what places marks beside letters. */
export const documentFonts = {
  text: () => require.resolve("source-sans/TTF/SourceSans3-Regular.ttf"),
  strong: () => require.resolve("source-sans/TTF/SourceSans3-Semibold.ttf"),
  title: () => require.resolve("@expo-google-fonts/gentium-book-plus/700Bold/GentiumBookPlus_700Bold.ttf"),
};
