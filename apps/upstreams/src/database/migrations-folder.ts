import { fileURLToPath } from "node:url";

/** Beside this file, and beside the built one, where the build copies them. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
