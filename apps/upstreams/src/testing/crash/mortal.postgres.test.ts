import { openServer } from "../../database/server.ts";
import { seedIfEmpty } from "../../seed/seed.ts";
import { buildPrograms, type Programs } from "../programs.ts";
import { cheapest, fewCourses } from "../template.ts";
import { crash } from "./crash.ts";
import { startMortalPostgres } from "./mortal-postgres.ts";

/** Before the servers would: a fifth of the lessons shows as much. */
async function seed(url: string): Promise<void> {
  const { database, close } = await openServer(url);
  await seedIfEmpty(database, new Date(), cheapest, fewCourses);
  await close();
}

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);

it("ends no server, and loses and doubles nothing, however often the database server is killed under it", async () => {
  const { url, strike, stop } = await startMortalPostgres({ at: 2, ms: 1_000 });
  try {
    await seed(url);
    const { sentAgain, ...outcome } = await crash({
      program: programs.pathOf("main"),
      env: { DATABASE_URL: url },
      open: () => openServer(url),
      writes: 300,
      kills: 4,
      strike,
    });
    expect(outcome).toEqual({ acknowledged: 300, kills: 4, wrong: [] });
    expect(sentAgain).toBeGreaterThan(0);
  } finally {
    await stop();
  }
}, 180_000);
