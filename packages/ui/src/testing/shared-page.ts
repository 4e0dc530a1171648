/**
 * For test files that share a page (scripts/lib/test-groups.mjs): removes what one file leaves behind before the next
 * starts. Runs before every group of the browser projects.
 */
// Its cleanup after each test belongs to the file that loads it first; here that is all of them.
import "@testing-library/react";

function tidyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, "", "/");
}

Object.assign(globalThis, { tidyPage });
