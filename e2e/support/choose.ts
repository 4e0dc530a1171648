import type { Locator } from "@playwright/test";

/** Opens a select and takes a choice by its words or its place, as a person does. */
export async function choose(select: Locator, option: string | RegExp | number): Promise<void> {
  await select.click();
  const options = select.page().getByRole("option");
  await (
    typeof option === "number"
      ? options.nth(option)
      : select.page().getByRole("option", { name: option, exact: typeof option === "string" })
  ).click();
}
