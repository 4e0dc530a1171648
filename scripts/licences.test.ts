import { readFileSync } from "node:fs";

interface Locked {
  license?: string;
  link?: true;
  dev?: true;
  devOptional?: true;
}

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
  packages: Record<string, Locked>;
};

const allowed = new Set(
  "MIT MIT-0 ISC Apache-2.0 MPL-2.0 OFL-1.1 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 CC0-1.0 Unlicense Zlib".split(
    " ",
  ),
);
/** Allowed for tools alone, which are no part of what runs: data of browsers, and two parsers after Python's. */
const allowedForTools = new Set(["CC-BY-4.0", "PSF-2.0", "Python-2.0"]);
/** libvips, a separate binary that sharp loads. */
const binaries = /^node_modules\/@img\/sharp-/;
/** Packages that name their licence (MIT) in a file alone. */
const namedInFile = new Set(
  ["busboy", "dicer", "humanize-number", "only", "png-js", "streamsearch"].map((name) => `node_modules/${name}`),
);

/** Whether an expression of licences leaves a choice that is allowed: `A AND B`, `(A OR B)`. */
function isAllowed(licence: string, { isTool, isBinary }: { isTool: boolean; isBinary: boolean }): boolean {
  const may = (name: string) =>
    allowed.has(name) || (isTool && allowedForTools.has(name)) || (isBinary && name === "LGPL-3.0-or-later");
  return licence
    .replaceAll(/[()]/g, "")
    .split(" AND ")
    .every((choice) => choice.split(" OR ").some(may));
}

it("installs only packages whose licences are allowed", () => {
  const refused = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link && !namedInFile.has(path))
    .filter(([path, { license, dev, devOptional }]) => {
      const isTool = dev === true || devOptional === true;
      return license === undefined || !isAllowed(license, { isTool, isBinary: binaries.test(path) });
    })
    .map(([path, { license }]) => `${path}: ${license ?? "no licence"}`);
  expect(refused).toEqual([]);
});

it.each(["GPL-3.0", "AGPL-3.0-only", "SEE LICENSE IN LICENSE", "UNLICENSED", "MIT AND GPL-2.0", "LGPL-3.0-or-later"])(
  "would refuse %s",
  (licence) => {
    expect(isAllowed(licence, { isTool: true, isBinary: false })).toBe(false);
  },
);
