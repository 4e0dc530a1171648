import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Somewhat above the middle of what is seen of it: the nearer edge decides where what is dragged comes to stand. */
export async function pointOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.4 };
}

/** What drags comes with the pointer; a person is slower than its file. */
const loaded = (page: Page) => page.getByText("Press Alt with an arrow key").first().waitFor({ state: "attached" });

/** Drags by the mouse what has our own drag and drop: trees, boards, lists in an order of their own. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await pointOf(from);
  await page.mouse.move(start.x, start.y);
  await loaded(page);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 10, { steps: 3 });
  const end = await pointOf(to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** One finger on the page. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  let at: Point = { x: 0, y: 0 };
  const moveTo = async (to: Point) => {
    const steps = 8;
    for (let step = 1; step <= steps; step++) {
      await send("touchMove", [{ x: at.x + ((to.x - at.x) * step) / steps, y: at.y + ((to.y - at.y) * step) / steps }]);
      await page.waitForTimeout(16);
    }
    at = to;
  };
  return {
    async press(point: Point): Promise<void> {
      at = point;
      await send("touchStart", [point]);
    },
    moveTo,
    lift: () => send("touchEnd", []),
  };
}

/** Presses and holds until what is pressed hangs at the finger. */
export async function pickUpByTouch(page: Page, from: Locator) {
  const finger = await fingerOn(page);
  await finger.press(await pointOf(from));
  await page.locator("[data-dragged]").waitFor();
  return finger;
}
