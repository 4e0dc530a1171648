import { ageGroupLabels, ageGroups, genderLabels, genders } from "@app/domain/people/people-enums.ts";
import { characterInput } from "@app/domain/stories/character.ts";
import type { AgeGroup, Gender } from "@app/schema/types.generated.ts";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { optionalEnumField, reference, text, upload } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";
import type { CharacterRecordFragment } from "./character.generated.ts";

export const genderOptions = toOptions(genders, genderLabels);
export const ageOptions = toOptions(ageGroups, ageGroupLabels);

interface ExpressionValues {
  id: string | null;
  name: string;
  imageFileId: SentFile | null;
}

export const newExpression: ExpressionValues = { id: null, name: "", imageFileId: null };
const names = (expressions: readonly { name: string }[]) =>
  expressions.length === 0 ? "none" : expressions.map(({ name }) => name).join(", ");

/** A character's form as a table of its fields. */
export const characterForm = formOf<CharacterRecordFragment>()(characterInput, {
  name: text("Name"),
  imageFileId: { ...upload("Picture", "imageFile"), showStored: () => "another picture" },
  imageAlt: text("What the picture shows"),
  expressions: {
    label: "Other looks",
    empty: [] as readonly ExpressionValues[],
    readFrom: ({ expressions }: CharacterRecordFragment): readonly ExpressionValues[] =>
      expressions.map(({ id, name, imageFile: file }) => ({
        id,
        name,
        imageFileId: file && { id: file.id, name: file.name, size: file.size },
      })),
    parsed: (expressions: readonly ExpressionValues[]) =>
      expressions.map(({ id, name, imageFileId }) => ({ id, name, imageFileId: imageFileId?.id ?? null })),
    show: names,
    showStored: (stored: unknown) => names(stored as readonly { name: string }[]),
  },
  gender: optionalEnumField<Gender>()("Gender", genders, genderOptions),
  ageGroup: optionalEnumField<AgeGroup>()("Age group", ageGroups, ageOptions),
  speakerId: reference("Usual voice", "speaker"),
  bio: text("About"),
});
