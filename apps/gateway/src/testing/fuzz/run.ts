import { schema } from "../../features/schema.ts";
import { Client } from "./client.ts";
import { Documents } from "./graphql-documents.ts";
import { graphqlRequest } from "./graphql-requests.ts";
import { pageRequest } from "./page-requests.ts";
import { People } from "./people.ts";
import { Random } from "./random.ts";
import { Report } from "./report.ts";
import { isFault, type FuzzAnswer, type FuzzRequest, type Target } from "./request.ts";
import { restRequest, routes } from "./rest-requests.ts";
import { shrunk } from "./shrink.ts";
import type { Stack } from "./stack.ts";
import { EverydayUser } from "./user.ts";

const atOnce = 6;
const shares = { graphql: 0.55, rest: 0.93 };
/** Maximum number of faults to shrink; later ones are only named. */
const mostShrunk = 20;

interface Plan {
  requests: number;
  seed: number;
  /** The share of requests without sign-in. */
  strangers: number;
  /** Called with the progress. */
  tell: (sent: number) => Promise<void>;
  /** Called for the first fault of each kind. */
  found: (place: number, sent: FuzzRequest) => void;
}

export interface Outcome {
  report: Report;
  user: EverydayUser;
  /** A server that stopped answering, which ended the run. */
  silent: Target | null;
  /** Requests per second. */
  speed: number;
}

/** The request id used while shrinking. */
export const againId = (place: number) => `fuzz-again-${place}`;

/** Ids of listed records; requests about nothing are refused too early to be useful. */
async function knownIds(client: Client, people: People): Promise<string[]> {
  const ids = new Set<string>();
  for (const { to, method, path } of routes) {
    if (method !== "GET" || path.includes("{") || path === "/events") continue;
    const sent = { to, method, path, headers: {}, body: null, person: "super-admin", what: path };
    const { text } = await client.send(sent, people.token("super-admin"), "fuzz-ids-0");
    for (const [found] of [...text.matchAll(/\b[0-9a-f]{24}\b/g)].slice(0, 60)) ids.add(found);
  }
  return [...ids];
}

function requestAt(
  place: number,
  { seed, strangers }: Plan,
  documents: Documents,
  ids: readonly string[],
): FuzzRequest {
  // Each request depends only on the seed and its index.
  const random = new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b));
  const person = random.isChance(strangers) ? null : (random.pick(People.names) ?? null);
  const share = random.next();
  if (share < shares.graphql) return graphqlRequest(random, documents, person);
  return share < shares.rest ? restRequest(random, ids, person) : pageRequest(random, ids, person);
}

/** Sends bad requests while a user works normally. */
export async function fuzz(stack: Stack, plan: Plan): Promise<Outcome> {
  const { requests, tell, found } = plan;
  const client = new Client(stack.urls);
  const people = new People(stack.urls.v1);
  for (const name of People.names) await people.signIn(name);
  const ids = await knownIds(client, people);
  const documents = new Documents(schema, ids);
  const report = new Report();
  const user = new EverydayUser();
  const working = user.work(client, people);
  const started = performance.now();
  let next = 0;
  const isUp = () => stack.exits.length === 0 && client.silent === null;

  const ask = async (sent: FuzzRequest, requestId: string): Promise<FuzzAnswer> =>
    client.send(sent, people.token(sent.person), requestId);
  const lane = async () => {
    while (next < requests && isUp()) {
      const place = next++;
      const sent = requestAt(place, plan, documents, ids);
      const answer = await ask(sent, `fuzz-${place}`.padEnd(8, "-"));
      if (report.add(place, sent, answer)) found(place, sent);
      const isSignedOut = answer.status === 401 || answer.codes.includes("UNAUTHENTICATED");
      if (sent.person !== null && isSignedOut && sent.headers["authorization"] === undefined)
        await people.signInAgain(sent.person);
      if (place % 1_000 === 999) await tell(place + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const speed = Math.round(report.sent / ((performance.now() - started) / 1_000));
  user.end();
  await working;

  for (const fault of report.faults.slice(0, mostShrunk)) {
    if (!isUp()) break;
    fault.sent = await shrunk(fault.sent, async (sent) => isFault(await ask(sent, againId(fault.place))));
  }
  await client.close();
  return { report, user, speed, silent: client.silent };
}
