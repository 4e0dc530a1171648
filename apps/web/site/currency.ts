const name = "currency";

/** Keeps the chosen currency of the price table in the address, so that a link to it can be sent. */
export function keepCurrency(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)];
  const wanted = new URLSearchParams(location.search).get(name);
  const chosen = choices.find(({ value }) => value === wanted);
  if (chosen) chosen.checked = true;
  for (const choice of choices) {
    choice.addEventListener("change", () => history.replaceState(null, "", `?${name}=${choice.value}`));
  }
}
