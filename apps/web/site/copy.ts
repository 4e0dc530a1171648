const shownMs = 2_000;

/** Gives every block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll(".code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => void copy(block, button));
    block.querySelector("figcaption")?.append(button);
  }
}

async function copy(block: Element, button: HTMLButtonElement): Promise<void> {
  const text = block.querySelector("code")?.textContent ?? "";
  const outcome = await navigator.clipboard.writeText(text).then(
    () => "Copied",
    () => "Not copied",
  );
  button.textContent = outcome;
  setTimeout(() => (button.textContent = "Copy"), shownMs);
}
