import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { audienceWord, placementOf, placementWord } from "../banner-labels.ts";
import type { BannerRecordFragment } from "../banner.generated.ts";
import { bannerForm } from "../form/banner.fields.ts";
import { BannerPreview } from "../preview/banner-preview.tsx";

const { labels } = bannerForm;

/** How a banner looks, and its terms. */
export function OverviewTab({ record }: { record: BannerRecordFragment }) {
  const { title, body, imageFile, altText, ctaLabel, ctaUrl, promo, placement, dismissible } = record;
  const image = imageFile && { src: imageFile.url, alt: altText ?? "" };
  const code = promo?.code ?? null;
  return (
    <Stack gap={24} width={1060}>
      <Section title="Preview">
        <BannerPreview
          placement={placementOf(placement)}
          banner={{ title, body, image, ctaLabel, code, dismissible }}
        />
      </Section>
      <FactsSection
        title="Terms"
        facts={[
          [labels.placement, placementWord(placement)],
          [labels.audience, audienceWord(record.audience)],
          [labels.regionIds, (record.regions ?? []).map(({ name }) => name).join(", ") || "Every region"],
          [labels.subjects, record.subjects.join(", ") || "Everywhere"],
          [labels.altText, altText],
          [labels.ctaUrl, ctaUrl ? <TextLink href={ctaUrl}>{ctaUrl}</TextLink> : null],
          [
            labels.promoId,
            promo ? <TextLink href={`/app/tutoring/invoice/promos/${promo.id}`}>{promo.code}</TextLink> : "None",
          ],
          [labels.dismissible, dismissible ? "Yes" : "No"],
          ["Added", <Day key="added" value={record.createdAt} />],
        ]}
      />
    </Stack>
  );
}
