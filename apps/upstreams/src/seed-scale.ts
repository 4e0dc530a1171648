import { calledWith, runCommand } from "./command.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { demoCustomers } from "./seed/people.ts";
import { seedScale } from "./seed/scale.ts";

const most = 5_000_000;
const usage = `Usage: npm run seed -- --scale N, where N is the number of customers, from ${demoCustomers} to ${most}.`;
/** Customers between two lines of progress. */
const toldEvery = 5000;

/** Fills a database with as many customers as a large business has, to see how fast everything still is. */
await runCommand(async () => {
  const wanted = calledWith(usage, { options: { scale: { type: "string" } } }, ({ values: { scale = "" } }) => {
    const customers = /^\d{1,7}$/.test(scale) ? Number(scale) : 0;
    return customers >= demoCustomers && customers <= most ? customers : null;
  });
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
    say(`Finished in ${Math.round((performance.now() - started) / 1000)} s.`);
  } finally {
    await close();
  }
});
