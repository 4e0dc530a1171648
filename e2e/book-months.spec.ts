import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const address = "/app/system/books/months";
const asked = /^Close .+ \d{4}\?$/;

test("a director closes the next month after seeing what is open, and reopens it with a reason", async ({ page }) => {
  await open(page, "director", address);
  const months = page.getByRole("main").getByRole("listitem");
  const next = months.filter({ has: page.getByRole("link", { name: "Close", exact: true }) });
  await expect(next).toHaveCount(1);
  await next.getByRole("link", { name: "Close", exact: true }).click();
  const question = page.getByRole("dialog", { name: asked });
  await expect(question.getByText(/^(Still open:|Nothing is still open\.)$/)).toBeVisible();
  await expectAccessible(page);
  const name = ((await question.getByRole("heading").textContent()) ?? "").replace(/^Close (.+)\?$/, "$1");
  await question.getByRole("button", { name: `Close ${name}` }).click();
  await expect(page.getByText(`${name} is closed.`)).toBeVisible();
  const closed = months.filter({ hasText: name });
  await expect(closed).toContainText(/Closed .+ by /);
  await closed.getByText("Sums").click();
  await expect(closed.getByRole("rowheader", { name: "Received" })).toBeVisible();

  await closed.getByRole("link", { name: "Reopen" }).click();
  const reopening = page.getByRole("dialog", { name: `Reopen ${name}?` });
  await reopening.getByRole("button", { name: `Reopen ${name}` }).click();
  await expect(reopening.getByText("Reason is required.")).toBeVisible();
  await reopening.getByLabel("Reason").fill("A payment was missing.");
  await reopening.getByRole("button", { name: `Reopen ${name}` }).click();
  await expect(page.getByText(`${name} is open again.`)).toBeVisible();
  await expect(closed).toContainText("A payment was missing.");
});

test("an admin sees the months, and who may close them", async ({ page }) => {
  await open(page, "admin", address);
  await expect(page.getByText(/^Months close in order/)).toContainText("only for super-admin and director.");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Close", exact: true })).toHaveCount(0);
});
