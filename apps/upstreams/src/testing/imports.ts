import { pino } from "pino";
import type { ImportKind } from "@app/domain/imports/import-enums.ts";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { importPiece, Pace, takeImport } from "../features/imports/imports.public.ts";
import { ImportRunner } from "../jobs/imports/import-runner.ts";
import type { ImportRecord, ImportRowRecord } from "../features/imports/import.record.ts";
import { idOf, uploadFile } from "./files.ts";
import type { Caller, One, Page, World } from "./world.ts";

type Person = Exclude<Caller, null>;
export type Refusable<Body> = One<Body> & { error: string; fields?: object };

/** A file as a spreadsheet would write it. */
const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n"));

export const runnerOf = ({ database, clock, files, availability, signal }: World, holder = "a") =>
  new ImportRunner({ database, clock, files, availability, signal, holder, log: pino({ level: "silent" }) });

/** One piece of the import under way, by a server that then dies: it keeps its lease. */
export async function onePiece({ database, clock, files, log }: World): Promise<void> {
  const job = await takeImport(database, "dying", clock.now());
  if (job) await importPiece({ database, clock, files, log }, job, new Pace());
}

/** The calls of an import, as somebody makes them. */
export function importer(world: World, as: Person = "super-admin", kind: ImportKind = "customers") {
  const { uploadedAs = "import" } = importFiles[kind];
  const call = <Body = ImportRecord>(path: string, body: object) =>
    world.v2<Refusable<Body>>("post", path, { as, body });
  const work = () => runnerOf(world).tick();
  const one = async (id: string): Promise<ImportRecord> =>
    (await world.v2<Page<ImportRecord>>("get", `/imports?id=${id}`, { as })).body.data[0] as ImportRecord;
  const start = async (content: Buffer, name: string, intoId: string | null) => {
    const fileId = idOf(await uploadFile(world, as, { kind: uploadedAs, name, content }));
    return call("/imports", { kind, fileId, intoId });
  };
  return {
    call,
    work,
    start,
    /** Sends a file, has it read and answers its id. */
    async send(rows: string[][] | Buffer, name = "people.csv", intoId: string | null = null): Promise<string> {
      const { body } = await start(Buffer.isBuffer(rows) ? rows : csvOf(rows), name, intoId);
      await work();
      return body.data._id;
    },
    one,
    rows: async (id: string, filter = ""): Promise<ImportRowRecord[]> => {
      const found: ImportRowRecord[] = [];
      for (let page = 1; ; page++) {
        const path = `/imports/rows?importId=${id}${filter}&pageSize=100&page=${page}`;
        const { body } = await world.v2<Page<ImportRowRecord>>("get", path, { as });
        found.push(...body.data);
        if (found.length >= body.total) return found;
      }
    },
    /** Checks a file as its columns were guessed, unless told otherwise. */
    async check(id: string, chosen: object = {}): Promise<ImportRecord> {
      const { mapping } = await one(id);
      await call(`/imports/${id}/check`, { mapping, ...chosen });
      await work();
      return one(id);
    },
    async run(id: string, chosen: object = {}): Promise<ImportRecord> {
      const { fingerprint } = await one(id);
      await call(`/imports/${id}/run`, { fingerprint, ...chosen });
      await work();
      return one(id);
    },
    async undo(id: string): Promise<ImportRecord> {
      await call(`/imports/${id}/undo`, {});
      await work();
      return one(id);
    },
  };
}
