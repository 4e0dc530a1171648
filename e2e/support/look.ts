import type axe from "axe-core";

/** What is wrong with a page, and where. */
export interface Finding {
  id: string;
  help: string;
  at: string[];
}

/** What a page is asked. */
interface Question {
  /** The part that is looked at; several where the selector names several. */
  within: string;
  /** Contrast and nothing else. */
  contrastAlone: boolean;
  /** Ways of drawing text that need no look. */
  seen: readonly string[];
}

/** What is found, the ways of drawing text that were new, and whether all of those were still there at the end. */
export interface Look {
  findings: Finding[];
  fresh: string[];
  isWhole: boolean;
}

declare global {
  interface Window {
    axe: typeof axe;
    /** Null where there is no such part (any more). */
    lookAt?: (question: Question) => Promise<Look | null>;
  }
}

/**
 * Gives the page `lookAt`, once axe has been read. Contrast is the dearest question of all, and most pages are made of the
 * same parts, so that it is asked only of text that is drawn in a way not seen before: its colour, what is behind it, its
 * size and weight. Runs in the page.
 */
export function giveLook(): void {
  const mark = "data-unseen";
  window.axe.configure({ rules: [{ id: "color-contrast", selector: `[${mark}]` }] });

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

  /** Marks the elements that are to be asked for contrast. */
  const markUnseen = (within: string, known: ReadonlySet<string>) => {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    const ways = new Set<string>();
    for (const part of document.querySelectorAll(within)) {
      for (const element of [part, ...part.querySelectorAll("*")]) {
        // What is being loaded is toned down for a moment.
        if (!hasText(element) || element.closest("[aria-busy=true], head")) continue;
        const way = wayOf(element);
        if (known.has(way)) continue;
        ways.add(way);
        element.setAttribute(mark, "");
      }
    }
    return ways;
  };
  const countMarked = () => document.querySelectorAll(`[${mark}]`).length;

  window.lookAt = async ({ within, contrastAlone, seen }) => {
    if (document.querySelector(within) === null) return null;
    const fresh = [...markUnseen(within, new Set(seen))];
    if (contrastAlone && fresh.length === 0) return { findings: [], fresh, isWhole: true };
    const marked = countMarked();
    const runOnly: axe.RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
    const { violations } = await window.axe.run(within, {
      resultTypes: ["violations"],
      ...(contrastAlone && runOnly),
    });
    const findings = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ html, failureSummary = "" }) => `${html} ${failureSummary}`),
    }));
    return { findings, fresh, isWhole: countMarked() >= marked };
  };
}
