import { parseArgs, type ParseArgsConfig } from "node:util";
import type { Effort } from "./measure.ts";

interface Asked {
  /** Only compares responses, using the gateway's source. */
  quick: boolean;
  /** Server names; the hand-written one is always included. */
  only: readonly string[];
  scenario: readonly string[];
  effort: Effort;
  /** The gateway's program, relative to this folder. */
  gateway: string;
  /** Another build, measured in turns with the first, because ratios of separate runs do not compare. */
  against: string | undefined;
}

/** One request per scenario: responses have been compared before. */
const quickly: Effort = { rounds: 1, share: 0.0001 };
const gateways = { source: "../../apps/gateway/src/main.ts", built: "../../apps/gateway/dist/main.js" };

/** Parses a command's options; null if there are unknown ones. */
export function parsed<Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}

/** Parses the command line; all servers and scenarios by default. Null if it is invalid. */
export function readArguments(
  known: { servers: readonly string[]; scenarios: readonly string[] },
  args?: readonly string[],
): Asked | null {
  const values = parsed(
    {
      quick: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [...known.servers] },
      scenario: { type: "string", multiple: true, default: [...known.scenarios] },
      rounds: { type: "string", default: "7" },
      share: { type: "string", default: "1" },
      gateway: { type: "string", default: gateways.built },
      against: { type: "string" },
    },
    args,
  );
  if (values === null) return null;
  const { quick, only, scenario, against } = values;
  const effort = quick ? quickly : { rounds: Number(values.rounds), share: Number(values.share) };
  const areNumbers = Number.isInteger(effort.rounds) && effort.rounds > 0 && effort.share > 0 && effort.share <= 1;
  const areKnown =
    only.every((name) => known.servers.includes(name)) && scenario.every((name) => known.scenarios.includes(name));
  return areNumbers && areKnown
    ? { quick, only, scenario, effort, gateway: quick ? gateways.source : values.gateway, against }
    : null;
}
