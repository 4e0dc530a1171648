import { fileURLToPath } from "node:url";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium.mjs";

/** How to start the browser: the one that the test command has found, else one that is looked for now. */
export async function browserToLaunch(): Promise<{
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const given = process.env["CHROMIUM"];
  const found =
    given === undefined ? await findChromium(root) : (JSON.parse(given) as Awaited<ReturnType<typeof findChromium>>);
  process.env["CHROMIUM"] = JSON.stringify(found);
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    ...found,
    env: { ...(Object.fromEntries(inherited) as Record<string, string>), ...found.env },
    args: chromiumArgs,
  };
}
