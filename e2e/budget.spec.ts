import { expect, test } from "@playwright/test";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const most = 198_700;

for (const path of ["/app/tutoring/regions", "/app/tutoring/curriculums", "/app/management/users"]) {
  test(`${path} is a usable list after at most ${most / 1000} kB of compressed JavaScript`, async ({ page }) => {
    await remember(page, "director");
    const scripts: Promise<number>[] = [];
    const encodings = new Set<string>();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      encodings.add(response.headers()["content-encoding"] ?? "none");
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.goto(addressOf(path));
    await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: "JavaScript", description: `${total} bytes` });
    expect([...encodings]).toEqual(["br"]);
    expect(total).toBeLessThanOrEqual(most);
  });
}
