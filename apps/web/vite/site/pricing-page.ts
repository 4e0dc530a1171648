import { currencies, type Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { escapeHtml } from "./escape.ts";
import type { SourcePage } from "./source.ts";

/** A row of docs/site/pricing.json; prices in minor units. */
export interface Package {
  name: string;
  text: string;
  lessons: number;
  minutes: number;
  prices: Record<Currency, number>;
}

/** Chosen until somebody chooses another. */
const firstCurrency: Currency = "GBP";
const names: Record<Currency, string> = { GBP: "Pounds (£)", USD: "Dollars ($)", NGN: "Naira (₦)" };
const inOrder = [firstCurrency, ...currencies.filter((currency) => currency !== firstCurrency)];

const choice = (currency: Currency): string =>
  `<label><input type="radio" name="currency" value="${currency}"${currency === firstCurrency ? " checked" : ""} />${names[currency]}</label>`;

/** In every currency; the style sheet shows the chosen one. */
const inEach = (amountOf: (currency: Currency) => number): string =>
  inOrder
    .map((currency) => `<span class="in ${currency}">${formatMoney({ currency, amount: amountOf(currency) })}</span>`)
    .join("");

const each = ({ lessons, prices }: Package): string => inEach((currency) => Math.round(prices[currency] / lessons));

/** What the columns say that phones have no room for. */
const onPhones = (one: Package): string =>
  `<small>${one.lessons === 1 ? "1 lesson" : `${one.lessons} lessons`} of ${one.minutes} minutes, ${each(one)} a lesson</small>`;

const rowOf = (one: Package): string => {
  const { name, text, lessons, minutes, prices } = one;
  return `
          <tr>
            <th scope="row">${escapeHtml(name)}<span>${escapeHtml(text)}</span>${onPhones(one)}</th>
            <td>${lessons}</td>
            <td>${minutes} minutes</td>
            <td>${each(one)}</td>
            <td class="price">${inEach((currency) => prices[currency])}</td>
          </tr>`;
};

/** Refuses a table with an amount that is not whole, or missing. */
function checked(packages: readonly Package[]): readonly Package[] {
  for (const { name, prices } of packages)
    for (const currency of currencies)
      if (!Number.isSafeInteger(prices[currency]))
        throw new Error(`docs/site/pricing.json: ${name} has no price in ${currency}.`);
  return packages;
}

/** The price table with its switch of currency, above the text of the page. */
export const pricingMain = (
  { headline, description }: SourcePage,
  packages: readonly Package[],
  html: string,
): string => `
    <main id="main" tabindex="-1">
      <section class="hero">
        <h1>${escapeHtml(headline)}</h1>
        <p class="lead">${escapeHtml(description)}</p>
      </section>
      <fieldset class="currencies"><legend>Currency</legend>${inOrder.map(choice).join("")}</fieldset>
      <div class="table prices" tabindex="0" role="region" aria-label="Prices">
        <table>
          <thead><tr><th scope="col">Package</th><th scope="col">Lessons</th><th scope="col">Each</th><th scope="col">A lesson</th><th scope="col">Price</th></tr></thead>
          <tbody>${checked(packages).map(rowOf).join("")}
          </tbody>
        </table>
      </div>
      <div class="text">${html}</div>
    </main>`;
