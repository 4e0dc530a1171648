import { parseArgs } from "node:util";
import { emailField } from "@app/domain/fields.ts";
import { readConfig, StartRefused } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { makeFirstAdmin } from "./features/staff/first-admin.service.ts";
import { Refusal } from "./http/refusal.ts";

const usage = "Usage: npm run create-admin -- EMAIL [--force]";

function readArguments(): { email: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: "boolean" } } });
    const [given, ...others] = positionals;
    if (given === undefined || others.length > 0) throw new StartRefused(usage);
    const { success, data, error } = emailField.safeParse(given);
    if (!success) throw new StartRefused(`${error.issues[0]?.message ?? ""} ${usage}`);
    return { email: data, force: values.force ?? false };
  } catch (error) {
    throw error instanceof StartRefused ? error : new StartRefused(usage);
  }
}

/** Makes the first super-admin of a database, and prints the link that its owner chooses a password with. */
try {
  const { email, force } = readArguments();
  const config = readConfig();
  const { database, close } = await openDatabase(config);
  try {
    const path = await makeFirstAdmin({ database, clock: { now: () => new Date() } }, { email, force });
    process.stdout.write(
      `${email} is invited as super-admin. Choose a password within seven days:\n${config.publicUrl}${path}\n`,
    );
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
