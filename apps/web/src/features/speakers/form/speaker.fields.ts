import { toEnumName } from "@app/domain/enums.ts";
import { genders } from "@app/domain/people/people-enums.ts";
import { ageBands, consentUses } from "@app/domain/speakers/speaker-enums.ts";
import { speakerInput } from "@app/domain/speakers/speaker.ts";
import { guardianFault } from "@app/domain/speakers/speaker-states.ts";
import type { AgeBand, ConsentUse, Gender } from "@app/schema/types.generated.ts";
import { day, optionalEnumField, reference, text, texts, upload } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ageOptions, genderOptions, usesText } from "../speaker-labels.ts";
import type { SpeakerRecordFragment } from "../speaker.generated.ts";

/** The learning app, until somebody says otherwise. */
const app: readonly string[] = ["app"];
const joined = (stored: unknown) => (stored as readonly string[]).join(", ") || "none";

/** A speaker's form as a table of its fields. */
const table = formOf<SpeakerRecordFragment>()(speakerInput, {
  displayName: text("Name"),
  subjects: { ...texts("Languages"), showStored: joined },
  dialectId: reference("Dialect", "dialect"),
  gender: optionalEnumField<Gender>()("Gender", genders, genderOptions),
  ageBand: optionalEnumField<AgeBand>()("Age", ageBands, ageOptions),
  place: text("Place"),
  consentCovers: {
    label: "Agreed to",
    empty: app,
    read: (stored: readonly ConsentUse[]): readonly string[] =>
      consentUses.filter((use) => stored.includes(toEnumName(use))),
    sent: (parsed: readonly string[]) => parsed.map((use) => toEnumName(use) as ConsentUse),
    show: usesText,
    showStored: (stored: unknown) => usesText(stored as readonly string[]),
  },
  consentGivenOn: day("Agreed on"),
  evidenceFileId: { ...upload("Evidence", "evidenceFile"), showStored: () => "another file" },
  guardian: text("Guardian"),
});
export type SpeakerValues = ReturnType<typeof table.recordOf>["values"];

export const speakerForm: typeof table = {
  ...table,
  check(values) {
    const fault = guardianFault({
      ageBand: values.ageBand === "under-18" ? "under-18" : null,
      guardian: values.guardian.trim(),
    });
    return { ...table.check(values), ...(fault !== null && { guardian: fault }) };
  },
};
