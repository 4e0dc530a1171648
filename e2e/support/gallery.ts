import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = new URL("../../apps/web/gallery/dist/", import.meta.url);
/** The folder of its files. */
export const galleryDist = fileURLToPath(built);
const host = "http://gallery.test";

/** Builds the gallery, where anything that it shows has changed. */
export async function buildGallery(): Promise<void> {
  const args = ["run", "gallery", "--filter=@app/web", "--ui=stream", "--output-logs=errors-only"];
  await promisify(execFile)(join(root, "node_modules/.bin/turbo"), args, { cwd: root });
}

/** Answers for the gallery out of its files, without a server. */
export async function serveGallery(page: Page): Promise<void> {
  await page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    return name === "favicon.ico"
      ? route.fulfill({ status: 204 })
      : route.fulfill({ path: fileURLToPath(new URL(name, built)) });
  });
}

/** The address of one part of it. */
export const galleryPart = (part: string, theme = "LIGHT") => `${host}/?part=${part}&theme=${theme}`;
