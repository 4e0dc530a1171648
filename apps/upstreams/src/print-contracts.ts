import { mkdir, writeFile } from "node:fs/promises";
import { contracts, contractsFolder } from "./contracts.ts";

/** Writes what the two servers promise, for the gateway's types and for review. */
await mkdir(contractsFolder, { recursive: true });
for (const [name, text] of Object.entries(contracts())) {
  await writeFile(new URL(name, contractsFolder), text);
}
