/**
 * Where several test files share a page (scripts/lib/test-groups.mjs): what one of them leaves behind is taken away
 * before the next begins. Runs before every group of the browser projects.
 */
// Its cleaning up after each test belongs to the file that loads it first; here that is all of them.
import "@testing-library/react";

function tidyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, "", "/");
}

Object.assign(globalThis, { tidyPage });
