import { isFault, type FuzzAnswer, type FuzzRequest } from "./request.ts";

const shortest = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length})` : text;

/** A fault with the request that causes it. */
interface Fault {
  place: number;
  sent: FuzzRequest;
  answer: FuzzAnswer;
  times: number;
}

/** The results of a run. */
export class Report {
  readonly #counts = new Map<string, number>();
  readonly #faults = new Map<string, Fault>();
  sent = 0;
  tooMany = 0;

  /** Counts a response; returns whether it is a new kind of fault. */
  add(place: number, sent: FuzzRequest, answer: FuzzAnswer): boolean {
    this.sent += 1;
    if (answer.status === 429) this.tooMany += 1;
    const [code] = answer.codes;
    const key = `${sent.to === "gateway" ? "gateway" : "servers"} ${answer.status ?? "nothing"}${code ? ` ${code}` : ""}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    if (!isFault(answer)) return false;
    const kind = `${sent.what} ${key}`;
    const known = this.#faults.get(kind);
    if (known) known.times += 1;
    else this.#faults.set(kind, { place, sent, answer, times: 1 });
    return known === undefined;
  }

  get faults(): Fault[] {
    return [...this.#faults.values()];
  }

  /** The number of faulty responses. */
  get faultCount(): number {
    return this.faults.reduce((sum, { times }) => sum + times, 0);
  }

  countLines(): string[] {
    return [...this.#counts].toSorted().map(([key, count]) => `  ${String(count).padStart(8)}  ${key}`);
  }
}

/** A fault in a few lines: the request to repeat, and the response. */
export function faultLines({ place, sent, answer, times }: Fault, complaint: string | undefined): string[] {
  const { to, method, path, headers, body, person, what } = sent;
  return [
    `  ${what}: ${answer.status ?? "nothing"}, ${times} times; request ${place}`,
    `    ${method} ${to}${shortest(path, 400)} as ${person ?? "nobody"} ${JSON.stringify(headers)}`,
    ...(body === null ? [] : [`    ${shortest(body, 2_000)}`]),
    `    -> ${shortest(answer.text, 300)}`,
    ...(complaint === undefined ? [] : [`    log: ${shortest(complaint, 600)}`]),
  ];
}
