import { postgresUrl, startPostgres } from "../../../../../scripts/lib/postgres.mjs";
import { calledWith, runCommand } from "../../command.ts";
import { openServer } from "../../database/server.ts";
import { seedIfEmpty } from "../../seed/seed.ts";
import { blowOnService, blowOnTable, overlaps, prepare, type Figures } from "./storm.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const usage = "Usage: npm run booking-storm -- [--seconds N] [--connections N]";
const options = {
  seconds: { type: "string", default: "10" },
  connections: { type: "string", default: "12" },
} as const;

const rate = ({ attempts, seconds }: Figures) => attempts / seconds;
const inWords = (figures: Figures) =>
  `${figures.attempts} attempts in ${figures.seconds.toFixed(1)} s (${rate(figures).toFixed(0)} a second): ` +
  `${figures.booked} booked, ${figures.refused} refused, ${figures.contended} given up, ${figures.others.length} otherwise`;

await runCommand(async () => {
  const asked = calledWith(usage, { options }, ({ values }) => {
    const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
    return seconds > 0 && Number.isInteger(connections) && connections > 0 ? { seconds, connections } : null;
  });
  const server = await startPostgres();
  const { database, pool, close } = await openServer(postgresUrl(server.folder, "postgres"));
  try {
    const now = new Date();
    await seedIfEmpty(database, now);
    const ground = await prepare(database, now, asked.connections);
    say(`${ground.movers.length} connections, ${ground.slots.length} slots of one tutor.`);
    const bare = await blowOnTable(pool, ground, asked.seconds);
    say(`The table alone: ${inWords(bare)}; ${await overlaps(database)} overlaps.`);
    const fresh = await prepare(database, now, asked.connections);
    const served = await blowOnService(database, fresh, now, asked.seconds);
    const twice = await overlaps(database);
    say(`The service: ${inWords(served)}; ${twice} overlaps.`);
    for (const line of new Set(served.others)) say(`  ${line}`);
    say(`Ratio: ${(rate(served) / rate(bare)).toFixed(3)}.`);
    if (twice > 0 || served.others.length > 0 || served.contended > 0 || rate(bare) < 1000) process.exitCode = 1;
  } finally {
    await close();
    await server.stop();
  }
});
