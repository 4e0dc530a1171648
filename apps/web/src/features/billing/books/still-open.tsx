import { daysOfMonth } from "@app/domain/dates/month.ts";
import { dayRangeText } from "@app/domain/views/day-range.ts";
import type { OpenMatter } from "@app/schema/types.generated.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { groupPath, invoicePath, lessonPath } from "../../../shared/links/record-paths.ts";
import { unclearPath, unclearPathOf } from "../unclear/unclear-path.public.ts";
import { StillOpenDocument, type StillOpenQuery } from "./month-events.generated.ts";

export interface AskedMonth {
  regionId: string;
  month: string;
}

type Matter = NonNullable<StillOpenQuery["stillOpen"]>[number];
type Item = Matter["items"][number];

const lessonsOf =
  (status: string) =>
  ({ regionId, month }: AskedMonth) => {
    const { from, to: until } = daysOfMonth(month);
    const asked = new URLSearchParams({ status, period: dayRangeText({ from, until }), regionId });
    return `/app/tutoring/admin-booked-lessons?${asked.toString()}`;
  };

/** What staff call each matter, and the list of it where there is one that has exactly them. */
const matters: Record<OpenMatter, { one: string; many?: string; href?: (asked: AskedMonth) => string }> = {
  NO_OUTCOME: {
    one: "lesson without an outcome",
    many: "lessons without an outcome",
    href: lessonsOf("awaiting-confirmation"),
  },
  SESSION_NO_OUTCOME: { one: "group session without an outcome", many: "group sessions without an outcome" },
  DISPUTED: { one: "disputed lesson", href: lessonsOf("disputed") },
  PLACE_DISPUTED: { one: "disputed place in a group session", many: "disputed places in group sessions" },
  OBJECTION: {
    one: "missed lesson that may still be objected to",
    many: "missed lessons that may still be objected to",
  },
  UNPOSTED: {
    one: "settled lesson that is not in the books yet",
    many: "settled lessons that are not in the books yet",
  },
  ONGOING_DRAFTS: { one: "draft of an ongoing invoice", many: "drafts of ongoing invoices" },
  PREPAYMENT_DRAFTS: { one: "draft of a prepayment invoice", many: "drafts of prepayment invoices" },
  UNCLEAR_PAYMENTS: { one: "unclear payment", href: ({ regionId }) => unclearPathOf(regionId) },
};

/** Where one of them is mended. */
function hrefOf({ lesson, groupLesson, invoice, payment }: Item): string | null {
  if (lesson) return lessonPath(lesson.id);
  if (groupLesson) return groupPath(groupLesson);
  if (invoice) return invoicePath(invoice.id, invoice.kind);
  return payment ? `${unclearPath}?place=${payment.id}` : null;
}

function OpenItems({ items, count }: Matter) {
  return (
    <small>
      {items.map((item, place) => {
        const href = hrefOf(item);
        return (
          <span key={`${item.name} ${href} ${place}`}>
            {place > 0 ? ", " : ""}
            {href ? <TextLink href={href}>{item.name}</TextLink> : item.name}
          </span>
        );
      })}
      {count > items.length ? ` and ${countOf(count - items.length, "other")}` : ""}
    </small>
  );
}

/** What is still open in a month, each with the list of it or with links to the first of them. */
export function StillOpen(asked: AskedMonth) {
  const { data, loading, error, refetch } = useQuery(StillOpenDocument, {
    variables: asked,
    fetchPolicy: "network-only",
  });
  const open = data?.stillOpen;
  if (!open && loading) return <SkeletonLines count={3} />;
  if (!open) return error ? <ErrorState {...failure("what is still open", error, refetch)} /> : null;
  if (open.length === 0) return <p style={{ marginTop: 16 }}>Nothing is still open.</p>;
  return (
    <div style={{ marginTop: 16 }}>
      <p>Still open:</p>
      <LineList>
        {open.map((matter) => {
          const { one, many, href } = matters[matter.matter];
          const words = countOf(matter.count, one, many);
          return (
            <li key={matter.matter}>
              <p>
                {href ? <TextLink href={href(asked)}>{words}</TextLink> : words}
                {matter.items.length > 0 ? <OpenItems {...matter} /> : null}
              </p>
            </li>
          );
        })}
      </LineList>
    </div>
  );
}
