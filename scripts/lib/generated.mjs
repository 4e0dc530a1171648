import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const generated = /\.generated\.(ts|graphql|css)$|^packages\/schema\/(schema\.graphql|upstreams\/)/;
const skipped = new Set(["node_modules", "dist", ".git", ".turbo", ".cache", ".data"]);

/** @param {string} root @param {string} [folder] @returns {string[]} */
function filesUnder(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(root, path);
    return generated.test(path) ? [path] : [];
  });
}

/** The generated files as they stand: path → hash of the content. @param {string} root @returns {Map<string, string>} */
export function snapshotOf(root) {
  const hash = (/** @type {string} */ path) =>
    createHash("sha256")
      .update(readFileSync(join(root, path)))
      .digest("hex");
  return new Map(filesUnder(root).map((path) => [path, hash(path)]));
}

/** Paths that differ between two snapshots. @param {Map<string, string>} before @param {Map<string, string>} after */
export function changedBetween(before, after) {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
