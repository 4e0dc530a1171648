import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "./escape.ts";

const folder = "docs/site/pictures";
/** As `npm run site-pictures` takes them: of a desk, and of a phone with two points a pixel. */
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 720 };

/** The files that there are: name → content. */
export function picturesIn(repository: string): ReadonlyMap<string, Buffer> {
  const place = join(repository, folder);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith(".webp")) : [];
  return new Map(names.map((name) => [name, readFileSync(join(place, name))]));
}

/** A picture of a screen in both themes, of which the one that is worn is shown and fetched. */
export function pictureHtml(name: string, alt: string, addressOf: (file: string) => string): string {
  const inTheme = (theme: string) => {
    const [narrow, wide] = [phone, desk].map(({ width }) => addressOf(`${name}-${theme}-${width}.webp`));
    return (
      `<picture class="on-${theme}"><source media="(width < 600px)" srcset="${narrow}" width="${phone.width}" height="${phone.height}" />` +
      `<img src="${wide}" width="${desk.width}" height="${desk.height}" loading="lazy" decoding="async" alt="${escapeHtml(alt)}" /></picture>`
    );
  };
  return `<span class="shot">${inTheme("light")}${inTheme("dark")}</span>`;
}
