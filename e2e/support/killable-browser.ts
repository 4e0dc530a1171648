import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import { browserToLaunch } from "./chromium.ts";

/** A browser of a person's own, that can end as a crash or a dead battery ends it. */
export interface MortalBrowser {
  context: BrowserContext;
  kill: () => Promise<void>;
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The browser did not start: ${said}`)));
  });
}

async function start(profile: string): Promise<MortalBrowser> {
  const { executablePath, env, args } = await browserToLaunch();
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(executablePath, [...args, ...own], { env, stdio: ["ignore", "ignore", "pipe"], detached: true });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const browser = await chromium.connectOverCDP(await debuggerOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no profile.");
  return {
    context,
    kill: async () => {
      // The whole group: its other processes would write on for a moment.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, "SIGKILL");
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/**
 * Browsers over one profile, which outlives them; they and the profile are gone afterwards.
 *
 *     await inOneProfile(async (startBrowser) => {
 *       const first = await startBrowser();
 *       await first.kill();
 *       const second = await startBrowser();
 *     });
 */
export async function inOneProfile(use: (startBrowser: () => Promise<MortalBrowser>) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), "portal-profile-"));
  const started: MortalBrowser[] = [];
  try {
    await use(async () => {
      const browser = await start(profile);
      started.push(browser);
      return browser;
    });
  } finally {
    for (const { kill } of started) await kill();
    // Processes that were killed may still be closing their files.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
