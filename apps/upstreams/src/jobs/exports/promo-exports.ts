import { counted } from "@app/domain/counted.ts";
import { formatMoney, type Money } from "@app/domain/money.ts";
import { inPercent } from "@app/domain/percent.ts";
import { promoDiscountLabels, promoScopeLabels, promoTargetLabels } from "@app/domain/promos/promo-enums.ts";
import { listPromos, promoList, type PromoRecord } from "../../features/promos/promos-list.public.ts";
import { promos } from "../../features/promos/promos-tables.public.ts";
import { exportKind } from "./export-kind.ts";
import { nameIn, regionCodes, regionFilter, wordsFrom, wordsOf, type Names } from "./names.ts";

const sums = (amounts: readonly Money[]): string => amounts.map(formatMoney).join(", ");

function discountOf({ discountType, percentBp, amounts, freeLessons }: PromoRecord): string {
  if (discountType === "percent") return inPercent((percentBp ?? 0) / 100);
  return discountType === "amount" ? sums(amounts) : counted(freeLessons ?? 0, "free lesson");
}

export const promosExport = exportKind<{ promo: PromoRecord; regions: Names }>({
  permission: "promos:read",
  list: promoList,
  table: promos,
  async read(context, request) {
    const { rows } = await listPromos(context, request);
    const regions = await regionCodes(
      context,
      rows.flatMap(({ regionIds }) => regionIds),
    );
    return rows.map((promo) => ({ promo, regions }));
  },
  columns: [
    { id: "code", heading: "Code", cell: ({ promo }) => promo.code },
    { id: "discount", heading: "Discount", cell: ({ promo }) => discountOf(promo) },
    { id: "scope", heading: "For", cell: ({ promo }) => wordsOf(promo.customerScope, promoScopeLabels) },
    { id: "used", heading: "Used", cell: ({ promo }) => promo.redemptions, sum: true },
    { id: "given", heading: "Value given", cell: ({ promo }) => sums(promo.given) },
    { id: "dates", heading: "Starts", cell: ({ promo }) => promo.startsOn },
    { id: "status", heading: "Status", cell: ({ promo }) => wordsOf(promo.standing) },
    { id: "name", heading: "Name", cell: ({ promo }) => promo.name },
    { id: "ends", heading: "Ends", cell: ({ promo }) => promo.endsOn },
    {
      id: "appliesTo",
      heading: "Use",
      cell: ({ promo }) => promo.appliesTo.map((target) => wordsOf(target, promoTargetLabels)).join(", "),
    },
    { id: "subjects", heading: "Subjects", cell: ({ promo }) => promo.subjects.join(", ") },
    {
      id: "regions",
      heading: "Regions",
      cell: ({ promo, regions }) => promo.regionIds.flatMap((id) => nameIn(regions, id) ?? []).join(", "),
    },
    { id: "most", heading: "Limit", cell: ({ promo }) => promo.maxRedemptions },
    { id: "mostEach", heading: "Limit for each customer", cell: ({ promo }) => promo.maxPerCustomer },
    { id: "atMost", heading: "Takes off at most", cell: ({ promo }) => sums(promo.maxDiscount) },
    { id: "minSpend", heading: "Minimum spend", cell: ({ promo }) => sums(promo.minSpend) },
  ],
  filters: {
    discountType: wordsFrom("Discount", promoDiscountLabels),
    appliesTo: wordsFrom("Use", promoTargetLabels),
    customerScope: wordsFrom("Who can use it", promoScopeLabels),
    regionId: regionFilter,
  },
});
