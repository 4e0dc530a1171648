import { execFile } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import { Mistake } from "./mistake.mjs";
import { step } from "./say.mjs";

const run = promisify(execFile);
const tryForMs = 20_000;
const installForMs = 300_000;

/**
 * A browser for the tests.
 * @typedef {object} Chromium
 * @property {string} executablePath
 * @property {Record<string, string>} env what it needs besides our own environment
 */

/** The shell without the browser's own windows draws the same pages in half the time. */
const shells = ["chromium-headless-shell"];
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Arguments that let it run in a container, as root and without a graphics card. */
export const chromiumArgs = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"];

/** Whether it starts, which it does not where libraries are missing. @param {Chromium} browser */
async function works({ executablePath, env }) {
  const options = { env: { ...process.env, ...env }, timeout: tryForMs };
  return run(executablePath, [...chromiumArgs, "--headless", "--version"], options).then(
    () => true,
    () => false,
  );
}

/** @param {readonly string[]} names @param {readonly string[]} [others] whole paths @returns {Promise<Chromium | null>} */
async function installed(names, others = []) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...others];
  for (const executablePath of paths) {
    const browser = { executablePath, env: {} };
    if (existsSync(executablePath) && (await works(browser))) return browser;
  }
  return null;
}

/** The npm package's own place and version. @param {string} root */
function packed(root) {
  const require = createRequire(join(root, "e2e/package.json"));
  const folder = join(dirname(require.resolve("@sparticuz/chromium")), "../..");
  const { version } = require(join(folder, "package.json"));
  return { bin: join(folder, "bin"), unpacked: join(root, `.cache/chromium-${version}`) };
}

/** @param {string} archive @param {string} file */
const unpack = (archive, file) =>
  pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file));

/** @param {string} archive @param {string} folder */
async function untar(archive, folder) {
  const file = join(folder, "archive.tar");
  await unpack(archive, file);
  await run("tar", ["-xf", file, "-C", folder]);
  rmSync(file);
}

/** The archive's own names folders that are not there, and without any font no page is drawn. @param {string} folder */
const fontsIn = (folder) =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`;

/**
 * The shell that an npm package carries, with the libraries and fonts a bare machine lacks.
 * It is unpacked beside its place and moved there whole, so that an interruption leaves nothing half.
 * @param {string} root
 * @returns {Promise<Chromium | null>}
 */
async function carried(root) {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { bin, unpacked } = packed(root);
  if (!existsSync(unpacked)) {
    const half = `${unpacked}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    try {
      await unpack(join(bin, "chromium.br"), join(half, "chromium"));
      chmodSync(join(half, "chromium"), 0o755);
      await untar(join(bin, "al2023.tar.br"), half);
      await untar(join(bin, "fonts.tar.br"), half);
      if (!existsSync(unpacked)) renameSync(half, unpacked);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  // It names whole paths: where this folder was moved or copied, they are others than before.
  const fonts = join(unpacked, "fonts.conf");
  if (readFileSync(fonts, "utf8") !== fontsIn(unpacked)) writeFileSync(fonts, fontsIn(unpacked));
  const env = { LD_LIBRARY_PATH: join(unpacked, "lib"), FONTCONFIG_PATH: unpacked };
  const browser = { executablePath: join(unpacked, "chromium"), env };
  return (await works(browser)) ? browser : null;
}

/** Debian's package, where there is root. @returns {Promise<Chromium | null>} */
async function fromDebian() {
  if (process.getuid?.() !== 0) return null;
  const options = { timeout: installForMs, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    await run("apt-get", ["update", "-q"], options);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], options);
  } catch {
    return null;
  }
  return installed(shells);
}

/**
 * The shell that an npm package carries: the same version everywhere, and quicker than Debian's by a sixth. Else an
 * installed shell, else an installed Chromium or Chrome, else Debian's package.
 * @param {string} root
 * @returns {Promise<Chromium>}
 */
export async function findChromium(root) {
  const progress = step("Getting a browser for the tests");
  const got =
    (await carried(root).catch(() => null)) ??
    (await installed(shells)) ??
    (await installed(browsers, elsewhere)) ??
    (await fromDebian());
  progress.drop();
  if (got) return got;
  throw new Mistake("The browser tests need Chromium; install it (on Debian: apt-get install chromium) and try again.");
}
