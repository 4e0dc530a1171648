import { openServer } from "../../database/server.ts";
import { buildPrograms, type Programs } from "../programs.ts";
import { crash } from "./crash.ts";
import { startMortalPostgres } from "./killable-postgres.ts";

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);

it("ends no server, and loses and doubles nothing, however often the database server is killed under it", async () => {
  const { url, strike, stop } = await startMortalPostgres({ at: 2, ms: 1_000 });
  try {
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
