import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { freePort } from "../scripts/lib/free-port.mjs";
import { test } from "./support/test.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const readyWithinMs = 60_000;

/** The lines of a Containerfile: of the stage that builds, and of the one that runs. */
function stagesOf(name: string): { build: readonly string[]; run: readonly string[] } {
  const text = readFileSync(join(repository, "deploy", name), "utf8");
  const [, build = "", run = ""] = text.split(/^FROM .*$/m);
  return { build: build.trim().split("\n"), run: run.trim().split("\n") };
}

const valuesOf = (lines: readonly string[], word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

/** Lays a folder with only what the image has: of the packages a link, as they are many. */
function imageOf(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  for (const copied of valuesOf(lines, "COPY")) {
    const [, from = "", to = ""] = /^--from=build \/portal\/(\S+) (\S+)$/.exec(copied) ?? [];
    const [source, target] = [join(repository, from), join(folder, to)];
    expect(from !== "" && existsSync(source), copied).toBe(true);
    mkdirSync(dirname(target), { recursive: true });
    if (to === "node_modules") symlinkSync(source, target);
    else cpSync(source, target, { recursive: true });
  }
  return folder;
}

function environmentOf(lines: readonly string[]): Record<string, string> {
  const pairs = valuesOf(lines, "ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=")));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}

async function isAnswered(address: string): Promise<boolean> {
  const until = performance.now() + readyWithinMs;
  while (performance.now() < until) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((over) => setTimeout(over, 100));
  }
  return false;
}

for (const [name, port] of [
  ["Containerfile.gateway", "PORT"],
  ["Containerfile.upstreams", "V2_PORT"],
] as const) {
  test(`${name} starts its program from nothing but what it copies`, async () => {
    test.setTimeout(2 * readyWithinMs);
    const { run } = stagesOf(name);
    const folder = imageOf(run);
    const [program = "", ...args] = JSON.parse(valuesOf(run, "CMD")[0] ?? "[]") as string[];
    const ports = { PORT: await freePort(), V1_PORT: await freePort(), V2_PORT: await freePort() };
    const given = Object.fromEntries(Object.entries(ports).map(([key, value]) => [key, String(value)]));
    const env = { ...environmentOf(run), HOST: "127.0.0.1", DEMO: "0", PATH: process.env["PATH"] ?? "", ...given };
    const child = spawn(program, args, { cwd: folder, env, stdio: "ignore" });
    const ended = new Promise((over) => child.once("close", over));
    const answered = await isAnswered(`http://127.0.0.1:${ports[port]}/healthz`);
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
    expect(answered).toBe(true);
  });

  test(`${name} builds by the commands of the repository`, () => {
    expect(valuesOf(stagesOf(name).build, "RUN")).toEqual(["npm ci --ignore-scripts", "npm run build"]);
  });
}
