/** What promos take off an invoice: a pure function of the basket, the customer and the promos. Source: domain.md 5.7. */
import type { Currency } from "../enums.ts";
import type { Subject } from "../subjects.ts";
import { applyBasisPoints, splitByWeights, type Money } from "../money.ts";
import type { PromoDiscount, PromoScope, PromoStatus, PromoTarget } from "../promos/promo-enums.ts";
import { promoMessages as texts } from "../promos/promo-messages.ts";
import type { InvoiceLineKind, PrepaymentType } from "./billing-enums.ts";

/** The most promos on one invoice. */
export const mostPromos = 3;

export interface BasketLine {
  kind: InvoiceLineKind;
  subjects: readonly Subject[];
  quantity: number;
  unitAmount: number;
}

/** What is about to be sold. */
export interface Basket {
  lines: readonly BasketLine[];
  currency: Currency;
  /** Null for somebody who is no customer yet. */
  regionId: string | null;
  /** Of a prepayment; null for lessons that are billed afterwards. */
  type: PrepaymentType | null;
  /** The date in the region. */
  today: string;
}

/** What promos ask of a customer. */
export interface PayerFacts {
  /** The ids of all their records; none for somebody who is no customer yet. */
  ids: readonly string[];
  /** Has never paid an invoice. */
  isNew: boolean;
}

export interface PromoTerms {
  code: string;
  discountType: PromoDiscount;
  percentBp: number | null;
  amounts: readonly Money[];
  freeLessons: number | null;
  maxDiscount: readonly Money[];
  minSpend: readonly Money[];
  appliesTo: readonly PromoTarget[];
  subjects: readonly Subject[];
  regionIds: readonly string[];
  customerScope: PromoScope;
  customerIds: readonly string[];
  startsOn: string;
  endsOn: string | null;
  maxPerCustomer: number;
  stackable: boolean;
  status: PromoStatus;
  /** Reserved and used by anybody, against the limit. */
  isUsedUp: boolean;
  /** Reserved and used by the customer's household. */
  usesOfPayer: number;
}

/** What a code does to the basket: what it takes off, or why it takes off nothing. */
export type PromoResult =
  | { code: string; amount: number; reason: null; byLine: readonly number[] }
  | { code: string; amount: 0; reason: string; byLine: null };

const targets: Partial<Record<InvoiceLineKind, PromoTarget>> = {
  lessons: "pre-payment",
  lesson: "ongoing",
  group: "group",
  immersion: "immersion",
};

const inCurrency = (sums: readonly Money[], currency: Currency): number | null =>
  sums.find((sum) => sum.currency === currency)?.amount ?? null;
const grossOf = ({ unitAmount, quantity }: BasketLine): number => unitAmount * quantity;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Lessons can be given free where they have a number: not on a sum of money, and not on a trial. */
const countsLessons = ({ kind }: BasketLine, { type }: Basket): boolean =>
  kind === "lesson" || (kind === "lessons" && type === "FIXED");

function isEligible(line: BasketLine, promo: PromoTerms, basket: Basket): boolean {
  const target = targets[line.kind];
  if (target === undefined || !promo.appliesTo.includes(target)) return false;
  if (promo.discountType === "free-lessons" && !countsLessons(line, basket)) return false;
  if (promo.regionIds.length > 0 && !(basket.regionId !== null && promo.regionIds.includes(basket.regionId)))
    return false;
  return promo.subjects.length === 0 || line.subjects.some((subject) => promo.subjects.includes(subject));
}

/** Why a promo cannot be used by this customer for this basket; null if it can. */
function refusalOf(promo: PromoTerms, basket: Basket, payer: PayerFacts): string | null {
  const { customerScope: scope, startsOn, endsOn } = promo;
  const isListed = payer.ids.some((id) => promo.customerIds.includes(id));
  // A code of somebody else's is as good as none.
  if (promo.status !== "active" || (scope === "listed" && !isListed)) return texts.unknown;
  if (endsOn !== null && endsOn < basket.today) return texts.expired;
  if (startsOn > basket.today) return texts.starts(startsOn);
  if (scope === "new-customers" && !payer.isNew) return texts.newCustomers;
  if (promo.usesOfPayer >= promo.maxPerCustomer) return texts.alreadyUsed;
  if (promo.isUsedUp) return texts.usedUp;
  if (promo.discountType === "amount" && inCurrency(promo.amounts, basket.currency) === null)
    return texts.currency(basket.currency);
  const eligible = basket.lines.filter((line) => isEligible(line, promo, basket));
  if (eligible.length === 0) return texts.notThese;
  const least = inCurrency(promo.minSpend, basket.currency) ?? 0;
  return sum(eligible.map(grossOf)) < least ? texts.minSpend({ currency: basket.currency, amount: least }) : null;
}

/** Only stackable promos go together, and at most three. Names the one that stands in the way. */
function clashWith(promo: PromoTerms, taken: readonly PromoTerms[]): string | null {
  const [first] = taken;
  if (!first) return null;
  const single = taken.find(({ stackable }) => !stackable);
  if (single) return single.code;
  return !promo.stackable || taken.length >= mostPromos ? first.code : null;
}

/** What the cheapest lessons cost that are not free yet, by line. */
function freeByLine(lines: readonly BasketLine[], left: readonly number[], lessons: number): number[] {
  const off = lines.map(() => 0);
  let open = lessons;
  const cheapestFirst = lines.map((_, place) => place).toSorted((a, b) => priceAt(lines, a) - priceAt(lines, b));
  for (const place of cheapestFirst) {
    const line = lines[place];
    if (!line || open === 0) continue;
    const given = Math.min(open, line.quantity);
    open -= given;
    off[place] = Math.min(given * line.unitAmount, left[place] ?? 0);
  }
  return off;
}
const priceAt = (lines: readonly BasketLine[], place: number): number => lines[place]?.unitAmount ?? 0;

/** What a promo takes off eligible lines of which so much is left, before its cap. */
function offBy(promo: PromoTerms, basket: Basket, lines: readonly BasketLine[], left: readonly number[]): number[] {
  const base = sum(left);
  if (promo.discountType === "free-lessons") return freeByLine(lines, left, promo.freeLessons ?? 0);
  const amount =
    promo.discountType === "percent"
      ? applyBasisPoints(base, promo.percentBp ?? 0)
      : (inCurrency(promo.amounts, basket.currency) ?? 0);
  return splitByWeights(base === 0 ? 0 : Math.min(amount, base), left);
}

/** The same, within the cap. */
function cappedOff(promo: PromoTerms, basket: Basket, lines: readonly BasketLine[], left: readonly number[]): number[] {
  const off = offBy(promo, basket, lines, left);
  const most = inCurrency(promo.maxDiscount, basket.currency);
  if (most === null || sum(off) <= most) return off;
  return splitByWeights(most, promo.discountType === "free-lessons" ? off : left);
}

const order: readonly PromoDiscount[] = ["free-lessons", "percent", "amount"];
const rank = ({ discountType }: PromoTerms): number => order.indexOf(discountType);

/**
 * Judges codes in the order in which they were given, and takes off what is allowed: free lessons first, then
 * percentages, each of what is left, then amounts. A code without a promo is refused.
 */
export function applyPromos(
  basket: Basket,
  payer: PayerFacts,
  codes: readonly { code: string; promo: PromoTerms | null }[],
): PromoResult[] {
  const taken: PromoTerms[] = [];
  const reasons = new Map<string, string>();
  for (const { code, promo } of codes) {
    const reason = promo ? refusalOf(promo, basket, payer) : texts.unknown;
    const clash = promo && reason === null ? clashWith(promo, taken) : null;
    if (reason !== null) reasons.set(code, reason);
    else if (clash !== null) reasons.set(code, texts.notCombined(clash));
    else if (promo) taken.push(promo);
  }
  const left = basket.lines.map(grossOf);
  const off = new Map<string, number[]>();
  for (const promo of taken.toSorted((a, b) => rank(a) - rank(b))) {
    const places = basket.lines.flatMap((line, place) => (isEligible(line, promo, basket) ? [place] : []));
    const lines = places.flatMap((place) => basket.lines[place] ?? []);
    const cut = cappedOff(
      promo,
      basket,
      lines,
      places.map((place) => left[place] ?? 0),
    );
    const byLine = basket.lines.map((_, place) => (places.includes(place) ? (cut[places.indexOf(place)] ?? 0) : 0));
    for (const [place, amount] of byLine.entries()) left[place] = (left[place] ?? 0) - amount;
    off.set(promo.code, byLine);
  }
  return codes.map(({ code }): PromoResult => {
    const byLine = off.get(code);
    if (byLine) return { code, amount: sum(byLine), reason: null, byLine };
    return {
      code,
      amount: 0,
      reason: reasons.get(code) ?? texts.unknown,
      byLine: null,
    };
  });
}

/** What all promos together take off each line. */
export const discountsByLine = (basket: Pick<Basket, "lines">, results: readonly PromoResult[]): number[] =>
  basket.lines.map((_, place) => sum(results.map(({ byLine }) => byLine?.[place] ?? 0)));
