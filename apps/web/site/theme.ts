const key = "settings";

/** Lets the button in the top bar put on the other theme, and keeps it as the portal does. */
export function startThemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>(".theme");
  const { dataset } = document.documentElement;
  const tell = () => {
    const other = dataset["theme"] === "dark" ? "light" : "dark";
    button?.setAttribute("aria-label", `Use the ${other} theme`);
  };
  button?.addEventListener("click", () => {
    dataset["theme"] = dataset["theme"] === "dark" ? "light" : "dark";
    localStorage.setItem(key, JSON.stringify({ theme: dataset["theme"] === "dark" ? "ONE_DARK" : "LIGHT" }));
    tell();
  });
  tell();
}
