import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { emailFact, phoneFact, PhoneLinks } from "@app/ui/link/contact-links.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { isInUse } from "../customer-archiving.ts";
import { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "../customer-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { customerForm } from "../form/customer.fields.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { CameBy } from "../../referrals/came-by.public.tsx";
import { LikelyDuplicates } from "../merge/likely-duplicates.tsx";
import { MergesSection } from "../merge/merges-section.tsx";
import { NextUp } from "./next-up.tsx";
import { countryName } from "../../../shared/places/country-name.ts";
import { customersPath } from "../../../shared/links/record-paths.ts";
import css from "./next-up.module.css";

const { labels } = customerForm;
const [channel, gender, lessons, source] = [channelOptions, genderOptions, lessonForOptions, sourceOptions].map(
  labelOf,
);

/** "2 other people share this phone." */
const sharedBy = (others: number) => (others === 1 ? "1 other person shares it" : `${others} other people share it`);

const policyLink = (policy: CustomerRecordFragment["cancellationPolicy"]) =>
  policy && <TextLink href={`/app/system/policies?view=${policy.id}`}>{policy.name}</TextLink>;

/** What is known of a customer, and how they are billed. */
export function OverviewTab({ record }: { record: CustomerRecordFragment }) {
  const { phoneNumber, samePhone, email, consentAt, marketingConsent } = record;
  const same = (
    <TextLink href={`${customersPath}?q=${encodeURIComponent(phoneNumber ?? "")}`}>{sharedBy(samePhone)}</TextLink>
  );
  return (
    <div className={css.columns}>
      <TabColumn>
        {isInUse(record) ? <LikelyDuplicates record={record} /> : null}
        <MergesSection record={record} />
        <FactsSection
          title="Contact"
          facts={[
            [labels.email, emailFact(email)],
            [labels.secondaryEmail, emailFact(record.secondaryEmail)],
            [
              labels.phoneNumber,
              phoneNumber && samePhone > 0 ? (
                <>
                  <PhoneLinks phoneNumber={phoneNumber} /> · {same}
                </>
              ) : (
                phoneFact(phoneNumber)
              ),
            ],
            [labels.preferredChannel, channel?.(record.preferredChannel)],
            [labels.country, record.country && countryName(record.country)],
            [labels.timeZone, record.timeZone.replaceAll("_", " ")],
            [
              labels.marketingConsent,
              consentAt ? (
                <>
                  {marketingConsent ? "Yes, " : "No, "}
                  <Day value={consentAt} />
                </>
              ) : (
                "Not asked"
              ),
            ],
          ]}
        />
        <FactsSection
          title="Profile"
          facts={[
            [labels.ownerId, record.owner && <StaffLink {...record.owner} />],
            [labels.source, record.source && source?.(record.source)],
            ["Sent by", <CameBy key="by" customerId={record.id} />],
            [labels.whoIsLessonFor, lessons?.(record.whoIsLessonFor)],
            [labels.tags, record.tags.join(", ")],
            [labels.gender, record.gender && gender?.(record.gender)],
            [labels.dateOfBirth, record.dateOfBirth && <Day value={record.dateOfBirth} />],
          ]}
        />
        <FactsSection
          title="Billing"
          facts={[
            [labels.currency, record.currency],
            [labels.dueDays, String(record.dueDays)],
            [labels.invoiceEmail, record.invoiceEmail ?? email],
            [labels.zohoEmail, record.zohoEmail],
            [labels.billingAddress, record.billingAddress],
            [labels.taxId, record.taxId],
            [labels.cancellationPolicyId, policyLink(record.cancellationPolicy) ?? "The region’s"],
            [labels.autoSend, record.autoSend ? "Yes" : "No"],
          ]}
        />
      </TabColumn>
      <NextUp customerId={record.id} />
    </div>
  );
}
