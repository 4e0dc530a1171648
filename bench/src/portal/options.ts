import { parsed } from "../arguments.ts";

/** Options of the portal benchmark. */
interface Asked {
  rounds: number;
  /** Another build's portal, measured in turns with this one; null for none. */
  against: string | null;
  /** Whether to include the floor and react-admin. */
  peers: boolean;
  /** Whether to include this build on the gateway's own port. */
  ownPort: boolean;
  /** With a slowed processor and line, without, or both in turn. */
  slowed: readonly boolean[];
  /** The documented front if installed, or Node's own. */
  front: "caddy" | "node" | "any";
  /** Measures the pages that need no script instead of the portal. */
  site: boolean;
}

export const usage =
  "Usage: npm run bench:portal -- [--against FOLDER] [--peers] [--own-port] [--rounds N] [--slow] [--as-is] [--front caddy|node] [--site]";

const fronts = ["caddy", "node", "any"] as const;

/** Parses the command line; both ways of measuring by default. Null if it is invalid. */
export function readOptions(args?: readonly string[]): Asked | null {
  const values = parsed(
    {
      against: { type: "string" },
      peers: { type: "boolean", default: false },
      "own-port": { type: "boolean", default: false },
      rounds: { type: "string", default: "7" },
      slow: { type: "boolean", default: false },
      "as-is": { type: "boolean", default: false },
      front: { type: "string", default: "any" },
      site: { type: "boolean", default: false },
    },
    args,
  );
  if (values === null) return null;
  const rounds = Number(values.rounds);
  const front = fronts.find((one) => one === values.front);
  if (front === undefined || !Number.isInteger(rounds) || rounds < 1) return null;
  const named = [...(values.slow ? [true] : []), ...(values["as-is"] ? [false] : [])];
  const slowed = named.length === 0 ? [true, false] : named;
  const { against = null, peers, "own-port": ownPort, site } = values;
  return { rounds, against, peers, ownPort, slowed, front, site };
}
