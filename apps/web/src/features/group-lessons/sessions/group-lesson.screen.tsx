import { formatMoney } from "@app/domain/money.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { tutorPath } from "../../../shared/links/record-paths.ts";
import { ageWords } from "../../customers/learner-labels.public.ts";
import { useGroupActions } from "../group-actions.ts";
import { groupDialogs, sessionDialogs } from "../group-dialogs.ts";
import { GroupStatus } from "../group-status.tsx";
import { levelWord } from "../group-labels.ts";
import { GroupLessonRecordDocument, type GroupLessonRecordFragment } from "../group.generated.ts";
import { podsPath } from "../group.kind.ts";

const list = { label: "Go to learning pods", href: podsPath };

const tabs = tabsOf<GroupLessonRecordFragment>({
  dates: { label: "Dates", load: async () => (await import("./dates-tab.tsx")).DatesTab },
  about: { label: "About", load: async () => (await import("./about-tab.tsx")).AboutTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One learning pod or immersion: its dates, who is enrolled, and what happened. */
export function GroupLessonScreen() {
  return (
    <RecordPage what="group lesson" query={GroupLessonRecordDocument} param="groupLessonId" list={list}>
      {(lesson) => <GroupLesson lesson={lesson} />}
    </RecordPage>
  );
}

function GroupLesson({ lesson }: { lesson: GroupLessonRecordFragment }) {
  const { name, subject, level, ageGroup, tutors, capacityMin, capacityMax, prices, priceBasis } = lesson;
  const { anchorTimeZone, durationMinutes, disputed } = lesson;
  const { strip, pane } = useRecordTabs(tabs, lesson, `About ${name}`);
  return (
    <>
      <DetailPage
        title={name}
        status={
          <>
            <GroupStatus lesson={lesson} />{" "}
            {disputed > 0 ? <StatusChip status="disputed" word={countOf(disputed, "dispute")} /> : null}
          </>
        }
        line={`${subject} · ${levelWord(level)} · ${ageWords(ageGroup)} · ${durationMinutes} min, ${placeName(anchorTimeZone)} time`}
        actions={useGroupActions(lesson)}
        facts={[
          {
            label: tutors?.length === 1 ? "Tutor" : "Tutors",
            value: (tutors ?? []).map((tutor, at) => (
              <span key={tutor.id}>
                {at > 0 ? ", " : ""}
                <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink>
              </span>
            )),
          },
          { label: "Learners", value: `${capacityMin} to ${capacityMax}` },
          {
            label: "Price",
            value: prices.map((price) => formatMoney(price)).join(" · "),
            second: priceBasis === "WHOLE_COURSE" ? "for all sessions" : "a session",
          },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={groupDialogs} />
      <RecordDialogs dialogs={sessionDialogs} />
    </>
  );
}
