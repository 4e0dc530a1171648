import { useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { usePageTitle } from "../../../../shared/page/page-title.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { tabsOf, useRecordTabs } from "../../../../shared/records/record-tabs.tsx";
import { StaffLink } from "../../../staff/staff-link.public.tsx";
import { Found } from "../../forms/found.tsx";
import { daysInWords, shareInWords } from "../creator-labels.ts";
import { CreatorRecordDocument, type CreatorRowFragment } from "../creators.generated.ts";
import { useCreatorActions } from "../list/creators.list.tsx";

const tabs = tabsOf<CreatorRowFragment>({
  assignments: {
    label: "Assignments",
    count: ({ openCount }) => openCount,
    load: async () => (await import("./lessons-tabs.tsx")).AssignmentsTab,
  },
  published: { label: "Published", load: async () => (await import("./lessons-tabs.tsx")).PublishedTab },
  reviews: { label: "Reviews", load: async () => (await import("./reviews-tab.tsx")).ReviewsTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** Somebody who writes lessons: what they have to write, and what they have written. */
export function CreatorScreen() {
  const variables = { id: useParams().userId ?? "" };
  const answer = useQuery(CreatorRecordDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what="content creator" {...answer}>
      {(creator) => <Creator key={creator.id} creator={creator} />}
    </Found>
  );
}

function Creator({ creator }: { creator: CreatorRowFragment }) {
  const { person, languages, specialities, weeklyTarget, status } = creator;
  const { openCount, inReviewCount, overdueCount, publishedThisMonth, changesRequestedRate, medianDays } = creator;
  const name = person?.name ?? "Left";
  const { strip, pane } = useRecordTabs(tabs, creator, `About ${name}`);
  usePageTitle(name);
  return (
    <DetailPage
      title={name}
      avatarOf={name}
      status={<StatusChip status={status} />}
      line={[languages.join(", "), specialities.join(", ")].filter(Boolean).join(" · ")}
      actions={useCreatorActions(creator)}
      facts={[
        { label: "Open", value: openCount, second: overdueCount > 0 ? `${overdueCount} overdue` : undefined },
        { label: "In review", value: inReviewCount },
        { label: "Published this month", value: publishedThisMonth },
        { label: "Reviews that asked for changes", value: shareInWords(changesRequestedRate) },
        { label: "Median days to publication", value: daysInWords(medianDays) },
        { label: "Lessons a week", value: weeklyTarget ?? "No target" },
        { label: "Account", value: person ? <StaffLink {...person} /> : "Closed" },
      ]}
      tabs={strip}
    >
      {pane}
    </DetailPage>
  );
}
