import { partnerKinds } from "@app/domain/partners/partner-enums.ts";
import { partnerInput } from "@app/domain/partners/partner.ts";
import type { PartnerKind } from "@app/schema/types.generated.ts";
import { countryName } from "../../../shared/places/country-name.ts";
import {
  day,
  enumField,
  optionalPercent,
  reference,
  references,
  text,
  upload,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { PartnerRecordFragment } from "../partner.generated.ts";
import { kindWord } from "../partner-labels.ts";

const anotherFile = { showStored: (stored: unknown) => (stored === null ? "none" : "another file") };

/** A partner's form as a table of its fields. */
export const partnerForm = formOf<PartnerRecordFragment>()(partnerInput, {
  name: text("Name"),
  kind: { ...enumField<PartnerKind>()("Kind", partnerKinds), show: kindWord, showStored: kindWord },
  contactName: text("Contact"),
  contactEmail: text("Email"),
  phone: text("Phone"),
  country: { ...text("Country"), show: countryName },
  regionIds: references("Regions", "regions"),
  logoFileId: { ...upload("Logo", "logoFile"), ...anotherFile },
  code: text("Code"),
  ownerId: reference("Owner", "owner"),
  agreementStartsOn: day("First day"),
  agreementEndsOn: day("Last day"),
  agreementFileId: { ...upload("Signed agreement", "agreementFile"), ...anotherFile },
  revenueShareBp: optionalPercent("Revenue share"),
  notes: text("Notes"),
});
export type PartnerValues = ReturnType<typeof partnerForm.recordOf>["values"];
