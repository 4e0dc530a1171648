import { useFormikContext } from "formik";
import { Section } from "@app/ui/detail/section.tsx";
import { pictureAddress } from "../../../shared/files/sent-pictures.ts";
import { usePromoChoices } from "../../promos/promo-choices.public.ts";
import { placementWord } from "../banner-labels.ts";
import type { BannerValues } from "../form/banner.fields.ts";
import { BannerPreview } from "./banner-preview.tsx";

/** The banner as it is typed. */
export function FormPreview() {
  const { title, body, imageFileId, altText, ctaLabel, promoId, placement, dismissible } =
    useFormikContext<BannerValues>().values;
  const { codeOf } = usePromoChoices();
  const image = imageFileId ? { src: pictureAddress(imageFileId.id), alt: altText } : null;
  return (
    <Section title="Preview" note={placement ? placementWord(placement) : undefined}>
      <BannerPreview
        placement={placement}
        banner={{ title, body, image, ctaLabel, code: promoId ? codeOf(promoId) : null, dismissible }}
      />
    </Section>
  );
}
