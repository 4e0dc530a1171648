import type { Currency } from "../enums.ts";
import type { Money } from "../money.ts";

/** What a place costs a customer: the price in their currency, or the first where none is offered in it. Source: domain.md 1.2. */
export const priceFor = (prices: readonly Money[], currency: Currency): Money | undefined =>
  prices.find((price) => price.currency === currency) ?? prices[0];
