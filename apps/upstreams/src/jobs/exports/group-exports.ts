import { ageGroupWords } from "@app/domain/people/people-enums.ts";
import { groupStatusShown } from "@app/domain/group-lessons/group-states.ts";
import { currencies } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { groupRevenueOf, type GroupRevenue } from "../../features/billing/billing.public.ts";
import { groupLessons } from "../../features/group-lessons/group-lessons.public.ts";
import {
  groupLessonList,
  listGroupLessons,
  type GroupLessonRecord,
} from "../../features/group-lessons/group-lessons-list.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, personNames, regionCodes, regionFilter, wordsOf, type Names } from "./names.ts";

interface Named {
  lesson: GroupLessonRecord;
  tutors: Names;
  regions: Names;
  revenue: ReadonlyMap<string, GroupRevenue>;
}

async function named(context: Context, rows: readonly GroupLessonRecord[]): Promise<Named[]> {
  const tutors = await personNames(
    context,
    rows.flatMap(({ tutorIds }) => tutorIds),
  );
  const regions = await regionCodes(
    context,
    rows.map(({ regionId }) => regionId),
  );
  const ids = rows.map(({ _id }) => _id);
  const posted = context.actor.permissions.has("invoices:read") ? await groupRevenueOf(context, ids) : [];
  const revenue = new Map(posted.map((one) => [one._id, one]));
  return rows.map((lesson) => ({ lesson, tutors, regions, revenue }));
}

/** Learning pods or immersions, depending on the filter. */
export const groupsExport = exportKind<Named>({
  permission: "lessons:read",
  list: groupLessonList,
  table: groupLessons,
  read: async (context, request) => named(context, (await listGroupLessons(context, request)).rows),
  columns: [
    { id: "title", heading: "Title", cell: ({ lesson }) => lesson.title },
    { id: "host", heading: "Host", cell: ({ lesson }) => lesson.culturalHost },
    { id: "subject", heading: "Subject", cell: ({ lesson }) => lesson.subject },
    {
      id: "tutor",
      heading: "Tutor",
      cell: ({ lesson, tutors }) => lesson.tutorIds.map((id) => nameIn(tutors, id)).join(", "),
    },
    { id: "next", heading: "Next date", cell: ({ lesson }) => lesson.next?.start ?? null },
    { id: "enrolled", heading: "Enrolled", cell: ({ lesson }) => lesson.next?.enrolled ?? null, sum: true },
    { id: "waiting", heading: "Waiting list", cell: ({ lesson }) => lesson.next?.waitlisted ?? null, sum: true },
    {
      id: "revenue",
      heading: "Revenue",
      cell: ({ lesson, revenue }) => (revenue.get(lesson._id)?.sums ?? []).map(formatMoney).join(", "),
    },
    ...currencies.map((currency) => ({
      id: `revenue${currency}`,
      beside: "revenue",
      heading: `Revenue, ${currency}`,
      cell: ({ lesson, revenue }: Named) => {
        const own = revenue.get(lesson._id)?.sums.find((sum) => sum.currency === currency);
        return own ? own.amount / 100 : null;
      },
      sum: true as const,
    })),
    { id: "status", heading: "Status", cell: ({ lesson }) => wordsOf(groupStatusShown(lesson.status, lesson.next)) },
    { id: "kind", heading: "Kind", cell: ({ lesson }) => wordsOf(lesson.kind) },
    { id: "theme", heading: "Theme", cell: ({ lesson }) => lesson.theme },
    { id: "level", heading: "Level", cell: ({ lesson }) => wordsOf(lesson.level) },
    { id: "ages", heading: "Age group", cell: ({ lesson }) => wordsOf(lesson.ageGroup, ageGroupWords) },
    { id: "least", heading: "Minimum learners", cell: ({ lesson }) => lesson.capacityMin },
    { id: "most", heading: "Maximum learners", cell: ({ lesson }) => lesson.capacityMax },
    { id: "minutes", heading: "Minutes", cell: ({ lesson }) => lesson.durationMinutes },
    { id: "zone", heading: "Time zone", cell: ({ lesson }) => lesson.anchorTimeZone },
    { id: "region", heading: "Region", cell: ({ lesson, regions }) => nameIn(regions, lesson.regionId) },
    { id: "createdAt", heading: "Added", cell: ({ lesson }) => lesson.createdAt },
  ],
  filters: { regionId: regionFilter, tutorId: idsOf("Tutor", personNames) },
});
