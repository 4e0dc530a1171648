import { useFormikContext } from "formik";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { addressOf } from "../curriculum-address.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { curriculumForm, type CurriculumValues } from "./curriculum.fields.ts";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const shapes = [
  { value: "language", label: "Language: age group, level, topic" },
  { value: "school", label: "School: subject, topic" },
];

interface CurriculumFieldsProps {
  /** A part is there already, so the shape is fixed. */
  isFilled?: boolean;
  /** The region it has now, which may be archived. */
  regionId?: string;
  /** The code of the region in the address. */
  seenFrom: string | null;
}

export function CurriculumFields({ isFilled = false, regionId, seenFrom }: CurriculumFieldsProps) {
  const { labels } = curriculumForm;
  const { values } = useFormikContext<CurriculumValues>();
  const { regions = [], failed } = useRegionChoices();
  const offered = regions.filter(({ id, active }) => active || id === regionId);
  const region = regions.find(({ id }) => id === values.regionId) ?? null;
  const slug = values.slug.trim() || slugFrom(values.name) || "…";
  const address = addressOf({ slug, shape: values.shape === "school" ? "SCHOOL" : "LANGUAGE", region }, seenFrom);

  return (
    <FieldGrid>
      <TextField name="name" label={labels.name} autoFocus={!isFilled} wide />
      <ToneBar />
      <SelectField name="subject" label={labels.subject} options={subjects} emptyLabel="Choose" />
      <SelectField
        name="regionId"
        label={labels.regionId}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel="All regions"
        help={failed ? "Regions are unavailable right now." : undefined}
      />
      <SelectField
        name="shape"
        label={labels.shape}
        options={shapes}
        {...(values.shape === "" && { emptyLabel: "Choose" })}
        disabled={isFilled}
        help={isFilled ? "Cannot be changed, because there are parts." : "Cannot be changed once there are parts."}
        wide
      />
      <TextArea name="description" label={labels.description} max={2000} optional wide />
      <TextField
        name="slug"
        label={labels.slug}
        optional
        wide
        placeholder={slugFrom(values.name)}
        help={<span style={{ overflowWrap: "anywhere" }}>{address}</span>}
      />
    </FieldGrid>
  );
}
