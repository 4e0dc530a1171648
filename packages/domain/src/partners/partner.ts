import * as z from "zod";
import {
  choiceField,
  dateField,
  emailField,
  idField,
  optional,
  optionalText,
  phoneField,
  proseField,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import { countryField } from "../people/person.ts";
import { referralCodeField } from "../referrals/referral-code.ts";
import { partnerKinds } from "./partner-enums.ts";
import { partnerMessages as texts } from "./partner-messages.ts";

export const partnerNameMax = 120;
export const partnerNotesMax = 2000;

const fields = z.object({
  name: textField("Name", partnerNameMax),
  kind: choiceField("Kind", partnerKinds),
  contactName: textField("Contact", 120),
  contactEmail: emailField,
  phone: optional(phoneField),
  country: optional(countryField),
  regionIds: z
    .array(idField("Region"), messages.list("Regions"))
    .max(50)
    .overwrite((ids) => [...new Set(ids)]),
  logoFileId: optional(idField("Logo")),
  code: referralCodeField,
  ownerId: optional(idField("Owner")),
  agreementStartsOn: optional(dateField),
  agreementEndsOn: optional(dateField),
  agreementFileId: optional(idField("Agreement")),
  /** Basis points: 1250 is 12.5%. */
  revenueShareBp: optional(wholeField("Revenue share", 0, 10_000)),
  notes: optionalText("Notes", partnerNotesMax),
});

interface Agreement {
  agreementStartsOn?: string | null | undefined;
  agreementEndsOn?: string | null | undefined;
  agreementFileId?: string | null | undefined;
  revenueShareBp?: number | null | undefined;
}

/** What an agreement lacks, by field: it is there with its first day and its file, or not at all. */
export function agreementProblems({
  agreementStartsOn: start,
  agreementEndsOn: end,
  agreementFileId: file,
  revenueShareBp: share,
}: Agreement): Record<string, string> {
  if (!start && !end && !file && share == null) return {};
  return {
    ...(!start && { agreementStartsOn: texts.agreementStart }),
    ...(!file && { agreementFileId: texts.agreementFile }),
    ...(start && end && end < start && { agreementEndsOn: texts.agreementOrder }),
  };
}

/** A new partner, as a prospect. Source: domain.md 1.6. */
export const partnerInput = fields
  .extend({ regionIds: fields.shape.regionIds.default([]) })
  .superRefine((partner, context) => {
    for (const [field, message] of Object.entries(agreementProblems(partner)))
      context.addIssue({ code: "custom", path: [field], message });
  });
export type PartnerInput = z.infer<typeof partnerInput>;

/** An update of a partner; omitted fields stay unchanged. */
export const partnerUpdateInput = fields.partial().extend({ _id: idField("Partner"), version: versionField });
export type PartnerUpdateInput = z.infer<typeof partnerUpdateInput>;

const reason = proseField("Reason", 500);
/** A partner is activated with a reason where no agreement has started. */
export const partnerActivateInput = z.object({ version: versionField, reason: optional(reason) });
/** A partner is suspended and ended with a reason. */
export const partnerReasonInput = z.object({ version: versionField, reason });

/** Mail providers whose addresses say nothing of whom somebody works for. */
const sharedDomains: readonly string[] = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "outlook.com",
  "proton.me",
  "yahoo.co.uk",
  "yahoo.com",
];

/** The domain of an organisation's own mail; null for a provider's, or where there is none yet. */
export function ownDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return email.includes("@") && /^[^.\s]+(\.[^.\s]+)+$/.test(domain) && !sharedDomains.includes(domain) ? domain : null;
}
