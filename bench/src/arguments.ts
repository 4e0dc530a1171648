import { parseArgs } from "node:util";
import type { Effort } from "./measure.ts";

interface Asked {
  /** Proves only that the answers are equal, of the gateway as its source stands. */
  quick: boolean;
  /** Names of servers; the hand-written one is always there. */
  only: readonly string[];
  scenario: readonly string[];
  effort: Effort;
  /** The gateway's program, from this folder. */
  gateway: string;
}

const quickly: Effort = { rounds: 1, share: 0.01 };
const gateways = { source: "../../apps/gateway/src/main.ts", built: "../../apps/gateway/dist/main.js" };

/** What the command is called with; all servers and scenarios unless some are named. Null where it cannot be read. */
export function readArguments(
  known: { servers: readonly string[]; scenarios: readonly string[] },
  args: readonly string[] = process.argv.slice(2),
): Asked | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        quick: { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [...known.servers] },
        scenario: { type: "string", multiple: true, default: [...known.scenarios] },
        rounds: { type: "string", default: "7" },
        share: { type: "string", default: "1" },
        gateway: { type: "string", default: gateways.built },
      },
    });
    const { quick, only, scenario } = values;
    const effort = quick ? quickly : { rounds: Number(values.rounds), share: Number(values.share) };
    const areNumbers = Number.isInteger(effort.rounds) && effort.rounds > 0 && effort.share > 0 && effort.share <= 1;
    const areKnown =
      only.every((name) => known.servers.includes(name)) && scenario.every((name) => known.scenarios.includes(name));
    return areNumbers && areKnown
      ? { quick, only, scenario, effort, gateway: quick ? gateways.source : values.gateway }
      : null;
  } catch {
    // An argument that is not known.
    return null;
  }
}
