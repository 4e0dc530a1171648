import { expect, type Page } from "@playwright/test";

const mostStops = 120;
/** Rows of a table are alike: these stand for all, and leave stops for what is below the table. */
const rowsToWalk = 5;
/** So many presses are sent before the page is asked how far it got. */
const atOnce = 10;

interface Stop {
  /** Enough to find it again. */
  what: string;
  /** Themes in which nothing shows that it has the focus. */
  without: string[];
}

declare global {
  interface Window {
    /** The stops of the round that is under way, and where it began; null before the first. */
    stops: Stop[];
    began: HTMLElement | null;
    /** Ways of being ringed that showed in both themes. */
    ringsSeen: Set<string>;
  }
}

/** Notes each element that gets the focus, once a page, with the themes in which it does not show. Runs in the page. */
export function noteStops(): void {
  window.stops = [];
  window.began = null;
  window.ringsSeen = new Set();
  /** How it is ringed: the classes by whose rules, and the ring. */
  const ringOf = (focused: HTMLElement): string | null => {
    // On the element or on the frame drawn for it, as a field, a row or a card has it.
    const classes: (string | null)[] = [];
    for (let box: Element | null = focused, up = 0; box && up < 6; box = box.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
      const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      classes.push(box.getAttribute("class"));
      if (isDrawn && !/transparent|, 0\)$/.test(outlineColor))
        return [box.tagName, ...classes, outlineStyle, outlineWidth, outlineColor].join("|");
    }
    return null;
  };
  /** The themes in which no ring shows: to put on another means to draw the whole page anew. */
  const withoutRing = (focused: HTMLElement): string[] => {
    const ring = ringOf(focused);
    if (ring !== null && window.ringsSeen.has(ring)) return [];
    const root = document.documentElement;
    const worn = root.dataset["theme"];
    const without = ["light", "dark"].filter((theme) => {
      root.dataset["theme"] = theme;
      return ringOf(focused) === null;
    });
    if (worn !== undefined) root.dataset["theme"] = worn;
    if (ring !== null && without.length === 0) window.ringsSeen.add(ring);
    return without;
  };
  document.addEventListener("focusin", ({ target }) => {
    if (window.began === null) return;
    if (!(target instanceof HTMLElement) || target.dataset["seen"] !== undefined) return;
    // After the last stop the browser begins at the top again.
    if (window.began.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) return;
    target.dataset["seen"] = "";
    const without = withoutRing(target);
    const name = target.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40);
    window.stops.push({ what: `${target.tagName.toLowerCase()} ${name}`, without });
  });
}

/** Goes through the page by Tab: from its beginning, or from its own part where the shell around it is known. */
async function roundThrough(page: Page, from: "beginning" | "main"): Promise<Stop[]> {
  const furtherRows = `tbody > tr:nth-of-type(n + ${rowsToWalk + 1})`;
  await page.evaluate(
    ({ start, furtherRows }) => {
      for (const row of document.querySelectorAll<HTMLElement>(furtherRows)) row.inert = true;
      for (const seen of document.querySelectorAll("[data-seen]")) seen.removeAttribute("data-seen");
      const place = (start === "main" && document.querySelector("main")) || document.body;
      place.tabIndex = -1;
      place.focus();
      window.began = place;
      window.stops = [];
    },
    { start: from, furtherRows },
  );
  for (let stops = 0; stops < mostStops;) {
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.press("Tab")));
    const noted = await page.evaluate(() => window.stops.length);
    if (noted < stops + atOnce) break;
    stops = noted;
  }
  return page.evaluate((rows) => {
    for (const row of document.querySelectorAll<HTMLElement>(rows)) row.inert = false;
    return window.stops;
  }, furtherRows);
}

/** Goes through the page by Tab, and expects a ring in both themes at every stop. */
export async function expectRinged(page: Page, path: string, from: "beginning" | "main"): Promise<void> {
  const stops = await roundThrough(page, from);
  expect.soft(stops.length, path).toBeGreaterThan(0);
  expect
    .soft(
      stops.filter(({ without }) => without.length > 0),
      path,
    )
    .toEqual([]);
}
