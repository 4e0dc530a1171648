import { addCopyButtons } from "./copy.ts";
import { keepCurrency } from "./currency.ts";
import { startThemeButton } from "./theme.ts";

addCopyButtons();
startThemeButton();
keepCurrency();

const box = document.querySelector<HTMLElement>(".search");
const input = box?.querySelector("input");
if (box && input) {
  const status = box.querySelector("[role=status]");
  const start = async () => {
    try {
      const { startSearch } = await import("./search.ts");
      await startSearch(box, input);
    } catch {
      status?.classList.add("nothing");
      status?.replaceChildren("The search could not be loaded. Load the page again.");
    }
  };
  input.addEventListener("focus", () => void start(), { once: true });
  document.addEventListener("keydown", (event) => {
    const isTyped = event.target instanceof Element && event.target.closest("input, textarea") !== null;
    if (event.key !== "/" || isTyped || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
}
