import { useFormikContext } from "formik";
import { allowedFiles } from "@app/domain/files/file-kinds.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { PictureField } from "../../../shared/files/picture-field.tsx";
import { usePromoChoices } from "../../promos/promo-choices.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { openAudienceOptions, placementOptions } from "../banner-labels.ts";
import { bannerForm, type BannerValues } from "./banner.fields.ts";

const { labels } = bannerForm;
const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));

/** What a banner says, where and when, and how it ranks. */
export function BannerFields({ isNew = false }: { isNew?: boolean }) {
  const { regions = [] } = useRegionChoices();
  const { options: promos } = usePromoChoices();
  const { imageFileId } = useFormikContext<BannerValues>().values;
  return (
    <>
      <FormSection title="What it says">
        <TextField name="title" label={labels.title} autoFocus={isNew} wide />
        <TextArea name="body" label={labels.body} max={200} rows={2} optional wide />
        <ToneBar />
        <PictureField
          name="imageFileId"
          label={labels.imageFileId}
          kind="banner-image"
          help={`${allowedFiles("banner-image")}.`}
          optional
          wide
        />
        {imageFileId ? (
          <TextField name="altText" label={labels.altText} help="Read out to people who cannot see the image." wide />
        ) : null}
        <TextField name="ctaLabel" label={labels.ctaLabel} placeholder="Book a lesson" optional />
        <TextField name="ctaUrl" label={labels.ctaUrl} placeholder="https://" optional />
        <AutocompleteField
          name="promoId"
          label={labels.promoId}
          options={promos}
          optional
          wide
          placeholder="None"
          help="Its code is shown. The banner does not show while the code cannot be used."
        />
      </FormSection>
      <FormSection title="Where and to whom">
        <SelectField name="placement" label={labels.placement} options={placementOptions} />
        <SelectField
          name="audience"
          label={labels.audience}
          options={openAudienceOptions}
          help="Leads see it before they sign in. Banners for some customers only need apps that say who is signed in."
        />
        <AutocompleteField
          name="regionIds"
          label={labels.regionIds}
          options={regions.map(({ id, code, name }) => ({ value: id, label: name, hint: code }))}
          multiple
          optional
          placeholder="Every region"
        />
        <AutocompleteField
          name="subjects"
          label={labels.subjects}
          options={subjects}
          multiple
          optional
          placeholder="Everywhere"
        />
      </FormSection>
      <FormSection title="When, and how it ranks">
        <DateField name="startsOn" label={labels.startsOn} help="From midnight in the region in which it is seen." />
        <DateField name="endsOn" label={labels.endsOn} optional help="It still shows on this day." />
        <NumberField
          name="priority"
          label={labels.priority}
          help="0 to 100. One banner shows at a time: the highest, then the newest."
        />
        <SwitchField name="dismissible" label={labels.dismissible} wide />
      </FormSection>
    </>
  );
}
