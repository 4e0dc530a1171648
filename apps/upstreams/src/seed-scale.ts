import { calledWith, runCommand } from "./command.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { demoCustomers } from "./seed/people.ts";
import { seedLessonsAtScale } from "./seed/scale-lessons.ts";
import { seedScale } from "./seed/scale.ts";

const most = 5_000_000;
const usage = `Usage: npm run seed -- --scale N [--lessons M], where N is the number of customers, from ${demoCustomers} to ${most}, and M that of lessons, up to 50 for each customer.`;
/** Customers between two lines of progress. */
const toldEvery = 5000;

/** Fills a database with as many customers as a large business has, to see how fast everything still is. */
await runCommand(async () => {
  const options = { scale: { type: "string" }, lessons: { type: "string", default: "0" } } as const;
  const asked = calledWith(usage, { options }, ({ values: { scale = "", lessons } }) => {
    const [customers, booked] = [scale, lessons].map((text) => (/^\d{1,8}$/.test(text) ? Number(text) : -1));
    if (customers === undefined || booked === undefined) return null;
    const isGood = customers >= demoCustomers && customers <= most && booked >= 0 && booked <= customers * 50;
    return isGood ? { customers, booked } : null;
  });
  const { customers: wanted } = asked;
  const { database, close } = await openDatabase(readConfig(), { takesTime: true });
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const started = performance.now();
  let next = 0;
  try {
    await seedScale(database, new Date(), wanted, (done) => {
      if (done < next && done < wanted) return;
      next = done + toldEvery;
      say(`${done.toLocaleString("en")} of ${wanted.toLocaleString("en")} customers`);
    });
    if (asked.booked > 0) {
      await seedLessonsAtScale(database, new Date(), asked.booked, (done) => {
        say(`${done.toLocaleString("en")} of ${asked.booked.toLocaleString("en")} lessons`);
      });
    }
    say(`Finished in ${Math.round((performance.now() - started) / 1000)} s.`);
  } finally {
    await close();
  }
});
