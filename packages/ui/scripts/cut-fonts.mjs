/**
 * Subsets and merges the portal's fonts: `npm run build -w @app/ui`. Sources and reasons: the design language, section
 * 3.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { renameFont } from "./rename-font.mjs";

const require = createRequire(import.meta.url);
const folder = new URL("../fonts/", import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Basic Latin, Latin-1, Latin Extended-A, the dotted letters, their combining marks, currency, punctuation, arrows. */
const characters = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  "ẸẹỌọṢṣỊịỤụṄṅǸǹḾḿỊ̀Ɛɛ",
  range(0x300, 0x304),
  "\u0308\u030C\u0323\u0329\u0331",
  "–—‘’‚“”„†‡•…‰′″‹›⁄€₦₹™−×÷←↑→↓≈≠≤≥",
].join("");

const features = ["kern", "mark", "mkmk", "ccmp", "locl"];

const fonts = [
  {
    file: "staff-sans.woff2",
    family: "Staff Sans",
    source: require.resolve("source-sans/VF/SourceSans3VF-Upright.ttf"),
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    file: "staff-lang.woff2",
    family: "Staff Lang",
    source: require.resolve("@expo-google-fonts/gentium-book-plus/400Regular/GentiumBookPlus_400Regular.ttf"),
  },
  {
    file: "staff-lang-bold.woff2",
    family: "Staff Lang",
    source: require.resolve("@expo-google-fonts/gentium-book-plus/700Bold/GentiumBookPlus_700Bold.ttf"),
  },
];

async function stampOf(sources) {
  const own = await Promise.all(
    [import.meta.url, new URL("rename-font.mjs", import.meta.url)].map((file) => readFile(fileURLToPath(file))),
  );
  const hash = createHash("sha256");
  for (const part of [...own, ...sources]) hash.update(part);
  return hash.digest("hex");
}

async function isFresh(stamp) {
  try {
    await Promise.all(fonts.map(({ file }) => readFile(new URL(file, folder))));
    return (await readFile(new URL("stamp", folder), "utf8")) === stamp;
  } catch {
    return false;
  }
}

const sources = await Promise.all(fonts.map(({ source }) => readFile(source)));
const stamp = await stampOf(sources);

if (await isFresh(stamp)) {
  console.log("fonts: fresh");
} else {
  await mkdir(folder, { recursive: true });
  for (const [index, { file, family, axes }] of fonts.entries()) {
    const cut = await subsetFont(renameFont(sources[index], family), characters, {
      targetFormat: "woff2",
      keepFeatures: features,
      noHinting: true,
      preserveNameIds: [0, 13, 14],
      ...(axes && { variationAxes: axes }),
    });
    await writeFile(new URL(file, folder), cut);
    console.log(`fonts: ${file} ${(cut.length / 1000).toFixed(1)} kB`);
  }
  await writeFile(new URL("stamp", folder), stamp);
}
