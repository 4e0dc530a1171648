import { isDeepStrictEqual } from "node:util";
import { start, type Running } from "./child.ts";
import { Load, type Dialect } from "./load.ts";
import { scenarios, type Scenario } from "./scenarios.ts";

/** A measured server. */
export interface Contestant {
  name: string;
  script: string;
  dialect: Dialect;
  env?: Readonly<Record<string, string>>;
  readyPath?: string;
}

/** How long to measure. */
export interface Effort {
  /** Rounds per scenario; the median counts. */
  rounds: number;
  /** The share of a scenario's requests sent in a round. */
  share: number;
}

/** Processor time per request in microseconds, and its ratio to the first server's in the same round. */
interface Figure {
  microseconds: number;
  ratio: number;
}

/** The measurements of one server. */
export interface Figures {
  byScenario: ReadonlyMap<Scenario["name"], Figure>;
  peakRssMib: number;
}

interface Entrant extends Contestant {
  running: Running;
  load: Load;
}

/** Uncounted rounds, in which the engine optimises its code. */
const warmUpRounds = 3;

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

async function enter(contestant: Contestant, upstream: string): Promise<Entrant> {
  const env = { V1_URL: upstream, V2_URL: upstream, ...contestant.env };
  const running = await start(contestant.script, env, contestant.readyPath);
  return { ...contestant, running, load: new Load(running.url, contestant.dialect) };
}

/** Compares all servers' responses; throws if one differs from the first server's. */
async function proveEqual(entrants: readonly Entrant[]): Promise<void> {
  for (const scenario of scenarios) {
    const answers = await Promise.all(entrants.map(({ load }) => load.ask(scenario)));
    const different = entrants.find((_, place) => !isDeepStrictEqual(answers[place], answers[0]));
    if (!different) continue;
    const [expected, answer] = [answers[0], answers[entrants.indexOf(different)]].map((one) => JSON.stringify(one));
    throw new Error(`${different.name} answers ${scenario.name} differently:\n${answer}\ninstead of\n${expected}`);
  }
}

async function microsecondsOf({ running, load }: Entrant, scenario: Scenario, requests: number): Promise<number> {
  const before = await running.usage();
  await load.run(scenario, requests);
  const after = await running.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / requests;
}

/** Rounds take turns, one server under load at a time, so that other load on the machine affects all alike. */
async function compare(entrants: readonly Entrant[], scenario: Scenario, { rounds, share }: Effort): Promise<Figure[]> {
  const requests = Math.ceil(scenario.requests * share);
  for (const { load } of entrants) await load.run(scenario, warmUpRounds * requests);
  const measured: number[][] = entrants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, entrant] of entrants.entries()) {
      measured[place]?.push(await microsecondsOf(entrant, scenario, requests));
    }
  }
  const first = measured[0] ?? [];
  return measured.map((own) => ({
    microseconds: middle(own),
    ratio: middle(own.map((value, round) => value / (first[round] ?? NaN))),
  }));
}

/** Measures the servers against the first one, after comparing responses. */
export async function measure(
  contestants: readonly Contestant[],
  upstream: string,
  chosen: readonly Scenario[],
  effort: Effort,
  say: (line: string) => void,
): Promise<Map<string, Figures>> {
  const entrants: Entrant[] = [];
  try {
    const started = await Promise.allSettled(contestants.map((contestant) => enter(contestant, upstream)));
    for (const one of started) if (one.status === "fulfilled") entrants.push(one.value);
    for (const one of started) if (one.status === "rejected") throw one.reason;
    await proveEqual(entrants);
    const byName = new Map(entrants.map(({ name }) => [name, new Map<Scenario["name"], Figure>()]));
    for (const scenario of chosen) {
      say(`${scenario.name}: ${scenario.what}`);
      const figures = await compare(entrants, scenario, effort);
      for (const [place, figure] of figures.entries()) {
        byName.get(entrants[place]?.name ?? "")?.set(scenario.name, figure);
      }
    }
    await proveEqual(entrants);
    const results = new Map<string, Figures>();
    for (const { name, running } of entrants) {
      const { peakRssKilobytes } = await running.usage();
      results.set(name, { byScenario: byName.get(name) ?? new Map(), peakRssMib: peakRssKilobytes / 1024 });
    }
    return results;
  } finally {
    await Promise.all(entrants.map(({ load }) => load.close()));
    await Promise.all(entrants.map(({ running }) => running.stop()));
  }
}
