import { narrowed, pastDueLists } from "../../today/waiting-lists.public.ts";
import type { DashboardDeskQuery } from "./dashboard-desk.generated.ts";

/** Something that somebody should see to today, and the list of it. */
export interface Matter {
  label: string;
  count: number;
  /** It should have been done by now. */
  isLate: boolean;
  href: string;
}

interface Counted {
  pageInfo: { totalCount: number };
}
const ofList = (list: Counted | null | undefined) => list?.pageInfo.totalCount ?? 0;

const lessons = "/app/tutoring/admin-booked-lessons";

/** Of all regions: a group lesson may be for everybody. */
const groupDisputes = (desk: DashboardDeskQuery): Matter[] => [
  {
    label: "Learning pods with a dispute",
    count: ofList(desk.podDisputes),
    isLate: false,
    href: "/app/tutoring/group-lessons?disputed=true",
  },
  {
    label: "Immersions with a dispute",
    count: ofList(desk.immersionDisputes),
    isLate: false,
    href: "/app/tutoring/virtual-immersion?disputed=true",
  },
];

/** Today's desk, in the order in which things are seen to; what there is none of is left out. Source: domain.md 3.1. */
export function mattersOf(desk: DashboardDeskQuery, regionIds: readonly string[]): Matter[] {
  const matter = (label: string, count: number, path: string, isLate = false): Matter => ({
    label,
    count,
    isLate,
    href: narrowed(path, { regionId: regionIds }),
  });
  return [
    matter(
      "Lessons today without a link",
      ofList(desk.unlinked),
      `${lessons}?status=booked&link=false&upcoming=true&period=today`,
    ),
    matter("Requests past due", ofList(desk.requests), pastDueLists.requests, true),
    matter(
      "Lessons without an outcome",
      desk.unconfirmed.total,
      "/app/reports/unconfirmed-lessons?figure=noOutcome",
      true,
    ),
    matter("Disputed lessons", ofList(desk.disputes), `${lessons}?disputed=true`),
    ...groupDisputes(desk),
    matter("Feedback past due", ofList(desk.feedbacks), pastDueLists.feedback, true),
    matter("Overdue prepayment invoices", ofList(desk.prepayments), pastDueLists.prepayments, true),
    matter("Overdue ongoing invoices", ofList(desk.ongoing), pastDueLists.ongoing, true),
    matter(
      "Courses whose credit runs out",
      ofList(desk.runningOut),
      "/app/tutoring/admin-confirmed-lessons?status=active&credit=runs-out,no-credit",
    ),
    matter("Leads without a next action", ofList(desk.leads), "/app/tutoring/reports/customer-leads?nextAction=none"),
    matter("Learners at risk", desk.atRisk.total, "/app/tutoring/reports/student-retention?figure=atRisk"),
    {
      label: "Lesson times that clock changes move",
      count: desk.clockChanges?.moved.length ?? 0,
      isLate: false,
      href: "/app/system/clock-changes",
    },
  ].filter(({ count }) => count > 0);
}
