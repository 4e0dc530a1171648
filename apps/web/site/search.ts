import MiniSearch, { type SearchResult } from "minisearch";
import { searchOptions, type FoundSection } from "./search-options.ts";

const mostShown = 8;

const countOf = (found: number) => (found > mostShown ? `The first ${mostShown} of ${found}` : `${found} found`);

type Found = SearchResult & Omit<FoundSection, "id">;

function resultItem({ id, page, title, begins }: Found): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = String(id);
  for (const [kind, text] of [
    ["found-page", page === title ? "" : page],
    ["found-title", title],
    ["found-text", begins],
  ] as const) {
    if (text === "") continue;
    const part = document.createElement("span");
    part.className = kind;
    part.textContent = text;
    link.append(part);
  }
  item.append(link);
  return item;
}

/** Makes the box search: what is typed lists sections, which arrow keys go through. Loaded at the first focus. */
export async function startSearch(box: HTMLElement, input: HTMLInputElement): Promise<void> {
  const [list, status] = [box.querySelector("ul"), box.querySelector("[role=status]")];
  const answer = await fetch(input.dataset["index"] ?? "");
  if (!answer.ok || list === null || status === null) throw new Error("The index of the documentation is missing.");
  const index = MiniSearch.loadJSON(await answer.text(), searchOptions);

  const close = () => list.replaceChildren();
  const find = () => {
    const typed = input.value.trim();
    const found = typed === "" ? [] : (index.search(typed) as Found[]);
    list.replaceChildren(...found.slice(0, mostShown).map(resultItem));
    status.textContent =
      typed === "" ? "" : found.length === 0 ? `Nothing found for “${typed}”` : countOf(found.length);
    status.classList.toggle("nothing", typed !== "" && found.length === 0);
  };
  const move = (step: number) => {
    const stops = [input, ...list.querySelectorAll("a")];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };

  input.addEventListener("input", find);
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      input.value = "";
      find();
      input.focus();
    } else if (event.key === "Enter" && document.activeElement === input) {
      event.preventDefault();
      list.querySelector("a")?.click();
    }
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  // A link to a section of this page leaves the page open.
  list.addEventListener("click", close);
  find();
}
