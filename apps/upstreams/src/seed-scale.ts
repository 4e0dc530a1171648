import { parseArgs } from "node:util";
import { readConfig, StartRefused } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { demoCustomers } from "./seed/people.ts";
import { seedScale } from "./seed/scale.ts";

const usage = `Usage: npm run seed -- --scale N, where N is the number of customers, from ${demoCustomers} to 5000000.`;
/** Customers between two lines of progress. */
const toldEvery = 5000;

function readScale(): number {
  try {
    const { values } = parseArgs({ options: { scale: { type: "string" } } });
    const wanted = /^\d{1,7}$/.test(values.scale ?? "") ? Number(values.scale) : 0;
    if (wanted >= demoCustomers && wanted <= 5_000_000) return wanted;
  } catch {
    // An argument that is not known.
  }
  throw new StartRefused(usage);
}

/** Fills a database with as many customers as a large business has, to see how fast everything still is. */
try {
  const wanted = readScale();
  const { database, close } = await openDatabase(readConfig());
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const started = performance.now();
  let next = 0;
  try {
    await seedScale(database, new Date(), wanted, (done) => {
      if (done < next && done < wanted) return;
      next = done + toldEvery;
      say(`${done.toLocaleString("en")} of ${wanted.toLocaleString("en")} customers`);
    });
    say(`Filled in ${Math.round((performance.now() - started) / 1000)} s.`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
