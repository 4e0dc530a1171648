import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions, usage } from "../../bench/src/portal/options.ts";
import { fewestRounds } from "../../bench/src/portal/spread.ts";
import { tableOf, type Visit } from "../../bench/src/portal/table.ts";
import { inOrder } from "../../bench/src/portal/turns.ts";
import { browserToLaunch } from "../support/chromium.ts";
import { tokenOf } from "../support/roles.ts";
import { startUpstreams } from "../support/servers.ts";
import { contestantsOf, type Contestant } from "./contestants.ts";
import { chooseFront } from "./choose-front.ts";
import { fillFirstPage } from "./rows.ts";
import { sitePages } from "./site-pages.ts";
import { startSite } from "./site.ts";
import { freshProfile, openTab, revisit, visit, warmUp } from "./visit.ts";

const options = readOptions();
if (options === null) {
  console.error(usage);
  process.exit(1);
}
const { rounds, slowed: ways } = options;

/** Who is measured, and where it is served. */
interface Entrant extends Contestant {
  address: string;
}

interface Run {
  entrants: readonly Entrant[];
  launch: Awaited<ReturnType<typeof browserToLaunch>>;
  token: string;
}

/** One contestant's list with an empty browser, what can be opened from it, and the list once more with a filled one. */
async function measured(entrant: Entrant, { launch, token }: Run, slowed: boolean): Promise<Visit> {
  const { browser, context } = await freshProfile(launch, { token, opener: entrant.opener });
  try {
    const tab = await openTab(context, slowed);
    const first = await visit(tab, entrant.address, entrant);
    await tab.page.close();
    return { ...first, revisit: await revisit(await openTab(context, slowed), entrant.address) };
  } finally {
    await browser.close();
  }
}

/** Makes what serves a contestant warm, and looks whether it serves as it should. */
async function warmed(entrant: Entrant, { launch, token }: Run): Promise<void> {
  const { browser, context } = await freshProfile(launch, { token, opener: entrant.opener });
  try {
    await warmUp(await openTab(context, false), entrant.address, entrant);
  } catch (error) {
    throw new Error(`${entrant.name} cannot be measured.`, { cause: error });
  } finally {
    await browser.close();
  }
}

/** Rounds in which all take turns, so that what else the machine does meets all alike. */
async function inTurns(run: Run, slowed: boolean): Promise<ReadonlyMap<string, readonly Visit[]>> {
  const visits = new Map<string, Visit[]>(run.entrants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const entrant of inOrder(run.entrants, round))
      visits.get(entrant.name)?.push(await measured(entrant, run, slowed));
  }
  return visits;
}

async function main({ front: wanted, ...asked }: NonNullable<typeof options>): Promise<void> {
  const contestants = contestantsOf(asked);
  const front = chooseFront(wanted);
  const load = () => loadavg()[0]?.toFixed(1) ?? "unknown";
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, load ${load()}`;
  console.log(`${front.name}; ${machine}; ${rounds} rounds.`);
  console.log(
    "Ratios are this build’s to the other’s, below 1 is less; in brackets where the true one lies, 95 times of 100.",
  );
  if (rounds < fewestRounds) console.log(`Fewer than ${fewestRounds} rounds prove nothing: no bracket is that sure.`);

  const at = await mkdtemp(join(tmpdir(), "portal-speed-"));
  const stops: (() => void | Promise<void>)[] = [() => rm(at, { recursive: true, force: true })];
  try {
    const upstreams = await startUpstreams(join(at, "data"));
    stops.push(() => upstreams.stop());
    const entrants: Entrant[] = [];
    let token = "";
    for (const contestant of contestants) {
      const site = await startSite(contestant, { ...upstreams, startFront: front.start, at });
      stops.push(site.stop);
      if (token === "") {
        token = await tokenOf("admin", site.gateway);
        await fillFirstPage(site.gateway, token);
      }
      entrants.push({ ...contestant, address: `${site.address}${contestant.path}` });
    }
    const run = { entrants, launch: await browserToLaunch(), token };
    const [own] = entrants;
    if (asked.site && own) {
      console.log(await sitePages({ address: new URL(own.address).origin, launch: run.launch, rounds, ways }));
      return;
    }
    for (const entrant of entrants) await warmed(entrant, run);
    for (const slowed of ways) {
      console.log(`\n${slowed ? "Processor four times slower, fast 4G line" : "As the machine is"}:\n`);
      console.log(tableOf(await inTurns(run, slowed)));
    }
    console.log(`\nLoad at the end ${load()}.`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

await main(options);
