import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findChromium } from "./lib/chromium.mjs";

const root = join(__dirname, "..");
const { PATH } = process.env;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browsers-"));
  process.env["PATH"] = folder;
});
afterEach(() => {
  process.env["PATH"] = PATH;
  rmSync(folder, { recursive: true });
});

/** Installs a program of that name that starts. */
function installed(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, "#!/bin/sh\n");
  chmodSync(path, 0o755);
  return path;
}

const isCarried = process.platform === "linux" && process.arch === "x64";

it("takes the shell that a package carries, else an installed shell before a whole browser", async () => {
  const whole = installed("chromium");
  const shell = installed("chromium-headless-shell");
  const { executablePath } = await findChromium(root);
  if (isCarried) expect(executablePath).toMatch(/\.cache\/chromium-[\d.]+\/chromium$/);
  else expect(executablePath).toBe(shell);
  // Another processor's machine has none that it could carry.
  const { arch } = process;
  Object.defineProperty(process, "arch", { value: "other" });
  try {
    expect(await findChromium(root)).toEqual({ executablePath: shell, env: {} });
    rmSync(shell);
    expect(await findChromium(root)).toEqual({ executablePath: whole, env: {} });
  } finally {
    Object.defineProperty(process, "arch", { value: arch });
  }
});

it("finds the fonts again where the carried shell was moved together with the project", async () => {
  const { executablePath } = await findChromium(root);
  if (!isCarried) return;
  const fonts = join(dirname(executablePath), "fonts.conf");
  const before = readFileSync(fonts, "utf8");
  writeFileSync(fonts, before.replaceAll(root, "/elsewhere"));
  await findChromium(root);
  expect(readFileSync(fonts, "utf8")).toBe(before);
});
