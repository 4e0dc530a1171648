import { templateChannels, templateLanguages } from "@app/domain/system/mail-enums.ts";
import { templateKinds } from "@app/domain/system/template-kinds.ts";
import { templateInput } from "@app/domain/system/template.ts";
import type { TemplateChannel, TemplateKind, TemplateLanguage } from "@app/schema/types.generated.ts";
import { enumField, text } from "../../../../shared/records/form-fields.ts";
import { formOf } from "../../../../shared/records/form-of.ts";
import { channelWords, kindWords, languageWords } from "../template-labels.ts";
import type { TemplateRecordFragment } from "../template.generated.ts";

/** A template's form as a table of its fields. */
export const templateForm = formOf<TemplateRecordFragment>()(templateInput, {
  name: text("Name"),
  kind: { ...enumField<TemplateKind>()("For", templateKinds, "general"), show: kindWords.show },
  channel: { ...enumField<TemplateChannel>()("Channel", templateChannels, "email"), show: channelWords.show },
  language: { ...enumField<TemplateLanguage>()("Language", templateLanguages, "en"), show: languageWords.show },
  subject: text("Subject"),
  body: text("Text"),
});

/** What the form holds. */
export type TemplateValues = ReturnType<typeof templateForm.recordOf>["values"];
