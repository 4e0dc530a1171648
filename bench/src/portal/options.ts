import { parsed } from "../arguments.ts";

/** What a run of the portal's bench is called with. */
interface Asked {
  rounds: number;
  /** The built portal of another state, measured in turns with this one; null for none. */
  against: string | null;
  /** Whether the floor and react-admin stand beside it. */
  peers: boolean;
  /** Whether this build stands there once more, on the gateway's own port. */
  ownPort: boolean;
  /** On a slow processor and line, as the machine is, or both one after the other. */
  slowed: readonly boolean[];
  /** The front of the how-to where it is installed, or one of Node's own. */
  front: "caddy" | "node" | "any";
}

export const usage =
  "Usage: npm run bench:portal -- [--against FOLDER] [--peers] [--own-port] [--rounds N] [--slow] [--as-is] [--front caddy|node]";

const fronts = ["caddy", "node", "any"] as const;

/** What the command is called with, both ways of measuring unless one is named. Null where it cannot be read. */
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
    },
    args,
  );
  if (values === null) return null;
  const rounds = Number(values.rounds);
  const front = fronts.find((one) => one === values.front);
  if (front === undefined || !Number.isInteger(rounds) || rounds < 1) return null;
  const named = [...(values.slow ? [true] : []), ...(values["as-is"] ? [false] : [])];
  const slowed = named.length === 0 ? [true, false] : named;
  const { against = null, peers, "own-port": ownPort } = values;
  return { rounds, against, peers, ownPort, slowed, front };
}
