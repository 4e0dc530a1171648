/** What an invoice says of its discounts: each promo by code and name, and the rest in one. */
export function discountLines({
  promos,
  discountTotal,
}: {
  promos: readonly { code: string; name: string; amount: number }[];
  discountTotal: number;
}): (readonly [words: string, amount: number])[] {
  const lines = promos
    .filter(({ amount }) => amount > 0)
    .map(({ code, name, amount }) => [`${name} (${code})`, amount] as const);
  const rest = lines.reduce((left, [, amount]) => left - amount, discountTotal);
  return rest > 0 ? [...lines, ["Discount", rest]] : lines;
}
