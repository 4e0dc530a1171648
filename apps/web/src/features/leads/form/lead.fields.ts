import { customerSources, lessonFor } from "@app/domain/people/people-enums.ts";
import { leadInput } from "@app/domain/leads/lead.ts";
import type { CustomerSource, LessonFor } from "@app/schema/types.generated.ts";
import { day, enumField, reference, saidOnce, text, texts } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { lessonForOptions, sourceOptions } from "../../customers/person-labels.public.ts";
import type { LeadRecordFragment } from "../lead.generated.ts";

/** A lead's form as a table of its fields: who they are, what they want, what is next, and where they came from. */
export const leadForm = formOf<LeadRecordFragment>()(leadInput, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  phoneNumber: text("Phone"),
  regionId: reference("Region", "region"),
  subjects: { ...texts("Subjects"), show: (subjects: readonly string[]) => subjects.join(", ") },
  whoIsLessonFor: { ...enumField<LessonFor>()("Lessons for", lessonFor, "me"), show: labelOf(lessonForOptions) },
  message: text("Message"),
  ownerId: reference("Owner", "owner"),
  nextActionOn: day("Next action on"),
  nextAction: text("Next action"),
  source: { ...enumField<CustomerSource>()("Source", customerSources), show: labelOf(sourceOptions) },
  referralCode: saidOnce("Code"),
  utmCampaign: text("Campaign"),
  utmSource: text("Campaign source"),
  utmMedium: text("Campaign medium"),
});
