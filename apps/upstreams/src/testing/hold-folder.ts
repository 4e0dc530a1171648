import { lockFolder } from "../database/folder-lock.ts";

/** A process of its own that takes a data folder and keeps it until it is killed. */
await lockFolder(process.argv[2] ?? "");
process.stdout.write("held\n");
setInterval(() => undefined, 1000);
