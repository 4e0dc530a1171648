import { buildPrograms, type Programs } from "../programs.ts";
import { crash } from "./crash.ts";
import { openPlace } from "./place.ts";

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 300_000);

it("loses and doubles nothing that was acknowledged, however often it is killed", async () => {
  const { env, open, remove } = await openPlace();
  try {
    const { sentAgain, ...outcome } = await crash({
      program: programs.pathOf("main"),
      env,
      open,
      writes: 150,
      kills: 2,
    });
    expect(outcome).toEqual({ acknowledged: 150, kills: 2, wrong: [] });
    expect(sentAgain).toBeGreaterThan(0);
  } finally {
    await remove();
  }
}, 300_000);
