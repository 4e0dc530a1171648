import { writeFile } from "node:fs/promises";
import { openInMemory } from "./database/embedded.ts";

/** Leaves a new, migrated database beside the built file, so that a first start need not make one. */
const { client, close } = await openInMemory();
const dump = await client.dumpDataDir("gzip");
await writeFile(new URL("./template.tar.gz", import.meta.url), new Uint8Array(await dump.arrayBuffer()));
await close();
