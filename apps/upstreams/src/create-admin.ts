import { emailField } from "@app/domain/fields.ts";
import { calledWith, runCommand } from "./command.ts";
import { readConfig, StartRefused } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { makeFirstAdmin } from "./features/staff/first-admin.service.ts";

const usage = "Usage: npm run create-admin -- EMAIL [--force]";
const called = { allowPositionals: true, options: { force: { type: "boolean", default: false } } } as const;

/** Makes the first super-admin of a database, and prints the link that its owner chooses a password with. */
await runCommand(async () => {
  const { given, force } = calledWith(usage, called, ({ values, positionals: [first, ...others] }) =>
    first === undefined || others.length > 0 ? null : { given: first, ...values },
  );
  const { success, data: email, error } = emailField.safeParse(given);
  if (!success) throw new StartRefused(`${error.issues[0]?.message ?? ""} ${usage}`);
  const config = readConfig();
  const { database, close } = await openDatabase(config);
  try {
    const path = await makeFirstAdmin({ database, clock: { now: () => new Date() } }, { email, force });
    process.stdout.write(
      `${email} has been invited as a super-admin. Choose a password within seven days:\n${config.publicUrl}${path}\n`,
    );
  } finally {
    await close();
  }
});
