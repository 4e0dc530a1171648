import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../../../../scripts/lib/postgres.mjs";

const script = fileURLToPath(new URL("../../../../../scripts/lib/postgres.mjs", import.meta.url));

it("leaves nothing behind when whoever started it is killed", async () => {
  const code = `import { startPostgres } from ${JSON.stringify(script)}; console.log((await startPostgres()).folder); setInterval(() => 0, 1000)`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const folder = line.toString().trim();
  expect(existsSync(folder)).toBe(true);
  child.kill("SIGKILL");
  while (existsSync(folder)) await wait(100);
});

it("says why it cannot start", async () => {
  await expect(startPostgres({ shared_buffers: "nonsense" })).rejects.toThrow(
    /^PostgreSQL did not start: .*invalid value for parameter "shared_buffers"/s,
  );
});

it("is gone with its folder once it is stopped", async () => {
  const server = await startPostgres();
  await server.stop();
  expect(existsSync(server.folder)).toBe(false);
});
