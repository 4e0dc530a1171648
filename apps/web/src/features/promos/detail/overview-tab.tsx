import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { promoForm } from "../form/promo.fields.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { discountInWords, scopeWord, targetWord } from "../promo-labels.ts";
import type { PromoRecordFragment } from "../promo.generated.ts";

const { labels } = promoForm;

/** The terms of a promo. */
export function OverviewTab({ record }: { record: PromoRecordFragment }) {
  const { maxDiscount, minSpend, appliesTo, subjects, regions, customers, customerScope, stackable } = record;
  return (
    <TabColumn>
      <FactsSection
        title="Discount"
        facts={[
          [labels.discountType, discountInWords(record)],
          [labels.maxDiscount, maxDiscount.length === 0 ? "No limit" : sumsInWords(maxDiscount)],
          [labels.minSpend, minSpend.length === 0 ? "No minimum" : sumsInWords(minSpend)],
          [labels.stackable, stackable ? "Yes" : "No"],
        ]}
      />
      <FactsSection
        title="Use"
        facts={[
          [labels.appliesTo, appliesTo.map(targetWord).join(", ")],
          [labels.subjects, subjects.length === 0 ? "Every subject" : subjects.join(", ")],
          [labels.regionIds, (regions ?? []).map(({ name }) => name).join(", ") || "Every region"],
          [labels.customerScope, scopeWord(customerScope)],
          ...(customerScope === "LISTED"
            ? [
                [
                  labels.customerIds,
                  (customers ?? []).map(({ id, name }, place) => (
                    <span key={id}>
                      {place > 0 ? ", " : ""}
                      <TextLink href={customerPath(id)}>{name}</TextLink>
                    </span>
                  )),
                ] as const,
              ]
            : []),
          [labels.maxPerCustomer, String(record.maxPerCustomer)],
          [labels.maxRedemptions, record.maxRedemptions === null ? "No limit" : String(record.maxRedemptions)],
          ["Reserved", `${record.reserved} on invoices that are not paid yet`],
          ["Added", <Day key="added" value={record.createdAt} />],
        ]}
      />
    </TabColumn>
  );
}
