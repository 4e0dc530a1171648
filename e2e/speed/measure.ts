import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserToLaunch } from "../support/chromium.ts";
import { tokenOf } from "../support/roles.ts";
import { startGateway, startUpstreams } from "../support/servers.ts";
import { startFront } from "./front.ts";
import { freshProfile, slowPage, visit, type Visit } from "./visit.ts";

const [given = "5", ...others] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1 || others.length > 0) {
  console.error("Usage: npm run bench:portal -- [ROUNDS]");
  process.exit(1);
}

const list = "/app/tutoring/curriculums";

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function show(name: string, visits: readonly Visit[]): void {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  const medians = keys.map((key) => `${key} ${Math.round(median(visits.map((one) => one[key])) * 10) / 10}`);
  console.log(`${name}: ${medians.join(", ")}`);
}

/** Medians of opening a list, with the built portal behind HTTP/2 as in production. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "portal-speed-"));
  const upstreams = await startUpstreams(dataDir);
  const gateway = await startGateway(upstreams.v1, upstreams.v2);
  const front = await startFront(gateway.address);
  try {
    const launch = await browserToLaunch();
    const token = await tokenOf("admin", gateway.address);
    for (const slowed of [true, false]) {
      const [first, again]: [Visit[], Visit[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        const { browser, context } = await freshProfile(launch, token);
        for (const visits of [first, again]) {
          const page = await slowPage(context, slowed);
          visits.push(await visit(page, `${front.address}${list}`));
          await page.close();
        }
        await browser.close();
      }
      const how = slowed ? "slow processor, 4G" : "as it is";
      show(`${how}, first visit`, first);
      show(`${how}, second visit`, again);
    }
  } finally {
    front.stop();
    await gateway.stop();
    await upstreams.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
