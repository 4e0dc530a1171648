import { pino } from "pino";
import type { ImportKind } from "@app/domain/imports/import-enums.ts";
import { importKinds } from "@app/domain/imports/import-enums.ts";
import { exportJobKinds } from "@app/domain/system/account-job-enums.ts";
import { importer } from "../../testing/imports.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";
import { ExportRunner } from "./export-runner.ts";
import { exportKinds } from "./kinds.ts";
import { buffer } from "node:stream/consumers";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "super-admin" as const;
const both = importKinds.filter((kind) => exportJobKinds.some((job) => job === `${kind}-export`));

/** The file of an export of everything in a list. */
async function exported(kind: ImportKind, format: "csv" | "xlsx"): Promise<Buffer> {
  const body = { kind: `${kind}-export`, query: "", format };
  const { _id } = (await world.v2<One<{ _id: string }>>("post", "/account-jobs/exports", { as, body })).body.data;
  const { database, clock, files, availability, signal } = world;
  const log = pino({ level: "silent" });
  await new ExportRunner({ database, clock, files, availability, signal, log, holder: "a", kinds: exportKinds }).tick();
  const [job] = await world.rows<{ file_id: string }>("select file_id from account_jobs where id = $1", [_id]);
  const content = await files.store.get(job?.file_id ?? "");
  if (!content) throw new Error("Nothing was exported.");
  return buffer(content);
}

it("walks every kind that is both exported and imported", () => {
  expect(both).toEqual(["customers", "dependents", "leads", "tutors", "partners", "words"]);
});

it.each(both.flatMap((kind) => [[kind, "csv"] as const, [kind, "xlsx"] as const]))(
  "finds %s unchanged where they are imported as they were exported, as %s",
  async (kind, format) => {
    const { send, check, rows } = importer(world, as, kind);
    const id = await send(await exported(kind, format), `${kind}.${format}`);
    const checked = await check(id);
    expect(checked.notes.at(-1)).toMatch(/^Row \d+ was left out: it is the last line of an export\.$/);
    const others = (await rows(id)).filter(({ verdict }) => verdict !== "unchanged");
    const said = others.map(({ label, verdict, problem, changes }) => [
      label,
      verdict,
      problem,
      JSON.stringify(changes),
    ]);
    expect(said.slice(0, 3)).toEqual([]);
    expect(checked.total).toBeGreaterThan(5);
  },
);
