import { fileURLToPath } from "node:url";

/** Beside this file, and beside the built one, which the build copies them to. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
