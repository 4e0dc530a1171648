import type { Page } from "@playwright/test";

/** A mark on the elements that are still to be looked at. */
const mark = "data-unseen";
/** How often a page that draws itself anew meanwhile is looked at again. */
const tries = 5;

/**
 * Marks the elements whose text is drawn in a way that is not among those seen: its colour, what is behind it, its size
 * and weight. Returns their ways, and how many elements there are of them.
 */
async function markUnseen(page: Page, seen: ReadonlySet<string>): Promise<{ fresh: string[]; marked: number }> {
  return page.evaluate(
    ({ mark, seen }) => {
      const known = new Set(seen);
      const fresh = new Set<string>();
      const hasText = (element: Element) =>
        element.matches("input, textarea, select") ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const wayOf = (element: Element) => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        const behind: string[] = [];
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { backgroundColor, backgroundImage, opacity } = getComputedStyle(box);
          if (opacity !== "1") behind.push(opacity);
          if (backgroundImage !== "none") behind.push(backgroundImage);
          if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) behind.push(backgroundColor);
          if (/^rgb\(/.test(backgroundColor)) break;
        }
        return [color, fontSize, fontWeight, textShadow, ...behind].join("|");
      };
      for (const element of document.body.querySelectorAll("*")) {
        element.removeAttribute(mark);
        // What is being loaded is toned down for a moment.
        if (!hasText(element) || element.closest("[aria-busy=true]")) continue;
        const way = wayOf(element);
        if (known.has(way)) continue;
        fresh.add(way);
        element.setAttribute(mark, "");
      }
      return { fresh: [...fresh], marked: document.querySelectorAll(`[${mark}]`).length };
    },
    { mark, seen: [...seen] },
  );
}

/**
 * Looks at the contrast of whatever is drawn in a way that no page before it was: most pages are made of the same parts,
 * and asking for contrast is the dearest question of all.
 *
 *     const contrast = freshContrast(contrastFindingsOn);
 *     expect(await contrast(page)).toEqual([]);
 */
export function freshContrast<Finding>(look: (page: Page, within: string) => Promise<Finding[] | "gone">) {
  const seen = new Set<string>();
  return async (page: Page): Promise<Finding[]> => {
    for (let time = 0; time < tries; time += 1) {
      const { fresh, marked } = await markUnseen(page, seen);
      if (fresh.length === 0) return [];
      const findings = await look(page, `[${mark}]`);
      // What was found to be wrong is told of each page that has it.
      if (findings.length > 0 && findings !== "gone") return findings;
      // A part that was drawn anew meanwhile lost its mark, and was perhaps not looked at.
      if ((await page.locator(`[${mark}]`).count()) < marked) continue;
      for (const way of fresh) seen.add(way);
      return [];
    }
    throw new Error("The page draws itself anew each time that its contrast is looked at.");
  };
}
