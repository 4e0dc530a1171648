import { toEnumName } from "@app/domain/enums.ts";
import { promoStandings } from "@app/domain/promos/promo-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, bySubject, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { usePromoActions } from "../promo-actions.ts";
import {
  discountInWords,
  discountOptions,
  scopeOptions,
  scopeWord,
  targetOptions,
  targetWord,
} from "../promo-labels.ts";
import { PromosListDocument, type PromoRowFragment } from "../promo.generated.ts";

function PromoRowActions({ promo }: { promo: PromoRowFragment }) {
  return <MoreMenu actions={usePromoActions(promo)} label={`Actions for ${promo.code}`} size="small" />;
}

const columns: readonly ListColumn<PromoRowFragment>[] = [
  {
    id: "code",
    header: "Code",
    sort: "CODE",
    card: "title",
    minWidth: 180,
    cell: ({ code, name }) => <Lines first={code} second={name} />,
  },
  {
    id: "discount",
    header: "Discount",
    minWidth: 130,
    cell: (promo) => (
      <Lines
        first={discountInWords(promo)}
        second={promo.maxDiscount.length > 0 ? `at most ${sumsInWords(promo.maxDiscount)}` : undefined}
      />
    ),
  },
  {
    id: "scope",
    header: "For",
    minWidth: 150,
    cell: ({ customerScope, appliesTo, subjects, regions }) => (
      <Lines
        first={scopeWord(customerScope)}
        second={[...appliesTo.map(targetWord), ...subjects, ...(regions ?? []).map(({ name }) => name)].join(", ")}
      />
    ),
  },
  {
    id: "used",
    header: "Used",
    align: "right",
    minWidth: 72,
    maxWidth: 100,
    cell: ({ redemptions, maxRedemptions }) =>
      maxRedemptions === null ? redemptions : `${redemptions} of ${maxRedemptions}`,
  },
  {
    id: "given",
    header: "Value given",
    align: "right",
    minWidth: 140,
    maxWidth: 210,
    cell: ({ given }) =>
      given.length === 0 ? (
        "–"
      ) : (
        <Lines first={sumsInWords(given.slice(0, 1))} second={sumsInWords(given.slice(1), ", ")} />
      ),
    whenNarrow: "hide",
  },
  {
    id: "dates",
    header: "Dates",
    sort: "STARTS_ON",
    minWidth: 120,
    maxWidth: 160,
    cell: ({ startsOn, endsOn }) => (
      <Lines
        first={<Day value={startsOn} />}
        second={
          endsOn ? (
            <>
              to <Day value={endsOn} />
            </>
          ) : (
            "no end"
          )
        }
      />
    ),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 116,
    maxWidth: 140,
    cell: ({ standing }) => <StatusChip status={standing} />,
  },
  actionsColumn((promo) => <PromoRowActions promo={promo} />),
];

export const promosList = listOf(PromosListDocument, {
  sorts: ["CREATED", "CODE", "STARTS_ON", "ENDS_ON"],
  sort: "CREATED_DESC",
  columns,
  facets: "promo",
  filters: {
    standing: oneOf("Status", promoStandings),
    discountType: anyOf("Discount", discountOptions, toEnumName),
    appliesTo: anyOf("Use", targetOptions, toEnumName),
    customerScope: anyOf("Who can use it", scopeOptions, toEnumName),
    subject: bySubject(),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
  },
});
