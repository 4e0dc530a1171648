import { toEnumName } from "@app/domain/enums.ts";
import { billingGapLabels, billingGapReasons } from "@app/domain/billing/ongoing/ongoing-enums.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { toOptions } from "../../../shared/text/option-labels.ts";
import { customerPath, groupPath, lessonPath } from "../../../shared/links/record-paths.ts";
import type { BillingRunPreviewQuery } from "./billing-run.generated.ts";

type Preview = NonNullable<BillingRunPreviewQuery["billingRunPreview"]>;

const reasons = toOptions(billingGapReasons, billingGapLabels);

/** What a run leaves out, by reason, each with a link to where it is mended. */
export function RunGaps({ preview: { gaps, gapCount } }: { preview: Preview }) {
  if (gapCount === 0) return null;
  const noteOf = (shown: number) => `Left out: ${shown}${gaps.length < gapCount ? ` of the first ${gaps.length}` : ""}`;
  return (
    <>
      {reasons.map(({ value, label }) => {
        const own = gaps.filter(({ reason }) => reason === toEnumName(value));
        if (own.length === 0) return null;
        return (
          <Section key={value} title={label} note={noteOf(own.length)}>
            <LineList>
              {own.map(({ lesson, groupLesson, customer, name, customerName, on, restsUntil, reason }) => (
                <li key={[lesson?.id, groupLesson?.id, customer?.id, name, on].join(" ")}>
                  <p>
                    <span>
                      {lesson ? <TextLink href={lessonPath(lesson.id)}>{name}</TextLink> : null}
                      {groupLesson ? <TextLink href={groupPath(groupLesson)}>{name}</TextLink> : null}
                      {lesson || groupLesson ? " · " : null}
                      {customer ? <TextLink href={customerPath(customer.id)}>{customerName}</TextLink> : customerName}
                    </span>
                    {on ? (
                      <small>
                        <Day value={on} />
                        {reason !== "RESTING" ? null : restsUntil ? (
                          <>
                            {" · open to objection until "}
                            <When value={restsUntil} />
                          </>
                        ) : (
                          " · disputed"
                        )}
                      </small>
                    ) : null}
                  </p>
                </li>
              ))}
            </LineList>
          </Section>
        );
      })}
    </>
  );
}
