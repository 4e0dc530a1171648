import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { themes, type Theme } from "@app/domain/enums.ts";
import { browserToLaunch } from "../support/chromium.ts";
import { tokenOf } from "../support/roles.ts";
import { startGateway, startUpstreams } from "../support/servers.ts";

/**
 * Takes the pictures of the home page from the demo business, as it is built: `npm run site-pictures`. Written to
 * docs/site/pictures as NAME-THEME-WIDTH.webp.
 */
const folder = fileURLToPath(new URL("../../docs/site/pictures", import.meta.url));

const looks = [
  { name: "requests", path: "/app/tutoring/admin-lesson-requests" },
  { name: "customers", path: "/app/tutoring/customers" },
  { name: "curriculum", path: "/app/tutoring/curriculums/igbo-for-families-uk/ages-5-to-8" },
];
/** As wide as they are shown at most: of a desk, and of a phone with its finer points. */
const sizes = [
  { width: 1280, height: 800, scale: 1, quality: 62 },
  { width: 390, height: 720, scale: 2, quality: 42 },
];
/** For pictures of people and fonts, which come after the rows. */
const settleMs = 1_500;

async function take(browser: Browser, address: string, token: string, theme: Theme, size: (typeof sizes)[number]) {
  const { width, height, scale, quality } = size;
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addInitScript(
    ([kept, name]) => {
      localStorage.setItem("accessToken", kept ?? "");
      localStorage.setItem("settings", JSON.stringify({ theme: name }));
      for (const notice of ["cookieConsent", "settingsNotice"])
        localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
    },
    [token, theme],
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  for (const { name, path } of looks) {
    await page.goto(`${address}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(settleMs);
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      clip: { x: 0, y: 0, width, height, scale },
    });
    const file = `${name}-${theme === "LIGHT" ? "light" : "dark"}-${width}.webp`;
    await writeFile(join(folder, file), Buffer.from(data, "base64"));
    console.log(`${file}: ${Math.round((data.length * 3) / 4 / 1000)} kB`);
  }
  await context.close();
}

const dataDir = await mkdtemp(join(tmpdir(), "site-pictures-"));
const upstreams = await startUpstreams(dataDir, { DEMO: "1" });
const gateway = await startGateway(upstreams.v1, upstreams.v2);
const browser = await chromium.launch(await browserToLaunch());
try {
  await mkdir(folder, { recursive: true });
  const token = await tokenOf("director", gateway.address);
  for (const theme of themes) for (const size of sizes) await take(browser, gateway.address, token, theme, size);
} finally {
  await browser.close();
  await gateway.stop();
  await upstreams.stop();
  await rm(dataDir, { recursive: true, force: true });
}
