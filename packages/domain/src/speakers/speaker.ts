import * as z from "zod";
import { choiceField, dateField, idField, optional, optionalText, textField, versionField } from "../fields.ts";
import { languageOptions } from "../language/dialect.ts";
import { messages } from "../messages.ts";
import { genders } from "../people/people-enums.ts";
import { ageBands, consentUses } from "./speaker-enums.ts";
import { speakerMessages } from "./speaker-states.ts";

const fields = z.object({
  /** For staff; nothing that leaves the portal has it. */
  displayName: optionalText("Name", 60, "yo"),
  subjects: z
    .array(choiceField("Language", languageOptions), messages.list("Languages"))
    .min(1, speakerMessages.languages)
    .overwrite((subjects) => [...new Set(subjects)]),
  dialectId: idField("Dialect"),
  gender: optional(choiceField("Gender", genders)),
  ageBand: optional(choiceField("Age", ageBands)),
  place: optionalText("Place", 60, "yo"),
  consentCovers: z
    .array(choiceField("Use", consentUses), speakerMessages.consentFirst)
    .min(1, speakerMessages.consentFirst)
    .overwrite((uses) => [...new Set(uses)]),
  consentGivenOn: z.string(speakerMessages.consentFirst).min(1, speakerMessages.consentFirst).pipe(dateField),
  evidenceFileId: optional(idField("Evidence")),
  guardian: optionalText("Guardian", 60, "yo"),
});

/** A new speaker. The consent is of the wording in use, and recorded by whoever adds them. Source: domain.md 1.5. */
export const speakerInput = fields;
export type SpeakerInput = z.infer<typeof speakerInput>;

/** Changes to a speaker: what is left out stays. */
export const speakerUpdateInput = fields.partial().extend({ _id: idField("Speaker"), version: versionField });
export type SpeakerUpdateInput = z.infer<typeof speakerUpdateInput>;

/** Why a speaker takes the consent back. */
export const speakerWithdrawInput = z.object({ version: versionField, reason: textField("Reason", 500, "yo") });
