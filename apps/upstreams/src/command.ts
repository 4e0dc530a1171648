import { parseArgs, type ParseArgsConfig } from "node:util";
import { StartRefused } from "./config.ts";
import { reasonOf } from "./database/reason.ts";
import { isUnreachable } from "./database/unreachable.ts";
import { Refusal } from "./service/refusal.ts";

/** Reads what a command was called with. Throws `StartRefused` with its usage where `read` makes nothing of it. */
export function calledWith<Config extends ParseArgsConfig, Asked>(
  usage: string,
  config: Config,
  read: (called: ReturnType<typeof parseArgs<Config>>) => Asked | null,
): Asked {
  let called;
  try {
    called = parseArgs(config);
  } catch {
    // An argument that is not known.
    throw new StartRefused(usage);
  }
  const asked = read(called);
  if (asked === null) throw new StartRefused(usage);
  return asked;
}

/** What ended a command, in one line. */
function lineOf(error: unknown): string {
  if (error instanceof StartRefused || error instanceof Refusal) return error.message;
  if (isUnreachable(error)) return `The database cannot be used right now: ${reasonOf(error)}.`;
  return `Unexpected: ${reasonOf(error)}`;
}

/** Runs a command to its end; what it is refused for is one line, and the process ends with 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exit(1);
  }
}
