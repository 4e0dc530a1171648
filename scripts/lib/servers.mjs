import { setTimeout as sleep } from "node:timers/promises";
import { Mistake, oneLine } from "./mistake.mjs";
import { complain } from "./say.mjs";

const pollMs = 40;
const readyWithinMs = 120_000;
const warnLevel = 40;

/** @typedef {{ level?: number, msg?: string, err?: { message?: string }, [field: string]: unknown }} LogLine */

/** @param {string} text @returns {LogLine | null} null for a line that is not one of the servers' own */
function parseLog(text) {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Hands on whole lines as they arrive.
 * @param {import("node:stream").Readable} stream
 * @param {(line: string) => void} take
 */
export function eachLine(stream, take) {
  let rest = "";
  stream.on("data", (text) => {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") take(line);
  });
  stream.on("close", () => rest.trim() !== "" && take(rest));
}

/** A log line in plain words. @param {string} text */
export function readableLine(text) {
  const line = parseLog(text);
  if (line === null) return text;
  if (line.msg === "operation") return `${line["type"]} ${line["operation"]}: ${line["outcome"]}, ${line["ms"]} ms`;
  return oneLine(line.err?.message ?? line.msg ?? text);
}

/**
 * Starts one server and shows what it complains about, one line each.
 * @param {import("./children.mjs").Children} children
 * @param {{ name: string, program: string[], env: NodeJS.ProcessEnv }} server
 */
export function startServer(children, { name, program, env }) {
  const child = children.start(process.execPath, program, { env });
  let said = "";
  let ready = false;
  const show = (/** @type {string} */ text) => {
    if (children.stopping) return;
    said = text;
    complain(`${name}: ${text}`);
  };
  eachLine(child.stdout, (text) => {
    const line = parseLog(text);
    if (line === null) return show(text);
    if ((line.level ?? 0) >= warnLevel) show(readableLine(text));
  });
  eachLine(child.stderr, show);
  const died = new Promise((_, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      const how = signal ? `by ${signal}` : `with code ${code}`;
      reject(new Mistake(said !== "" && !ready ? "" : `${name} ended ${how}.`));
    });
  });
  died.catch(() => undefined);
  return {
    /** Rejects when the server ends; without words when it has said why it cannot start. */
    died: /** @type {Promise<never>} */ (died),
    /** From now on an end is unexpected, whatever was said before. */
    isReady: () => void (ready = true),
  };
}

/** Waits until an address answers well. @param {string} address */
export async function waitUntilReady(address) {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(pollMs);
  }
  throw new Mistake(`${address} was not ready after ${readyWithinMs / 1000} s.`);
}
