import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import type { LessonActor, LessonLogEvent } from "@app/schema/types.generated.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { MessageSquare } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { coursePath } from "../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../shared/links/lesson-link.tsx";
import { LearnerLink, PayerLink } from "../../../shared/links/party-links.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { storyOf } from "../booked/lesson-story.tsx";
import { bookedDialogs } from "../booked/booked-dialogs.ts";
import { useBookedActions } from "../booked/booked-actions.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked/booked-record.generated.ts";
import { LessonSettlements } from "../settlements/lesson-settlements.tsx";
import { LessonLogDocument, type LogEntryFragment } from "./log.generated.ts";
import { logActorOptions, logEventOptions } from "./log-labels.ts";
import css from "./log.module.css";

type Lesson = BookedLessonRecordFragment;

const list = { label: "Booked lessons", href: "/app/tutoring/admin-booked-lessons" };
const eventWords = labelOf(logEventOptions);
const actorWords = labelOf(logActorOptions);
/** Longer than any log. */
const page = { number: 1, size: 100 };

/** What happened to a lesson, with those that it was moved from and to; the last first. */
export function LogScreen() {
  return (
    <RecordPage what="lesson" query={BookedLessonRecordDocument} param="lessonId" list={list}>
      {(lesson) => <Log lesson={lesson} />}
    </RecordPage>
  );
}

/** One choice among those of the address; nothing is all of them. */
function useChoice(name: string, options: readonly { value: string; label: string }[]) {
  const [params, setParams] = useSearchParams();
  const value = options.find((option) => option.value === params.get(name))?.value ?? "";
  const set = (chosen: string) =>
    setParams(
      (before) => {
        if (chosen === "") before.delete(name);
        else before.set(name, chosen);
        return before;
      },
      { replace: true },
    );
  return [value, set] as const;
}

function Entry({ entry: { at, event, actor, actorKind, summary, changes } }: { entry: LogEntryFragment }) {
  return (
    <li>
      <h3>
        {eventWords(event)} <When value={at} />
      </h3>
      <p>{summary}</p>
      {changes.map(({ field, before, after }) => (
        <p key={field}>
          {field}: {before} → {after}
        </p>
      ))}
      <small>
        {actor ? <StaffLink {...actor} /> : actorWords(actorKind)}
        {actor && actorKind !== "STAFF" ? ` for the ${actorKind.toLowerCase()}` : null}
      </small>
    </li>
  );
}

function Entries({ lessonId }: { lessonId: string }) {
  const [event, setEvent] = useChoice("event", logEventOptions);
  const [actor, setActor] = useChoice("who", logActorOptions);
  const filter = {
    ...(event === "" ? {} : { event: [toEnumName(event) as LessonLogEvent] }),
    ...(actor === "" ? {} : { actorKind: [toEnumName(actor) as LessonActor] }),
  };
  const { data, previousData, loading, error, refetch } = useQuery(LessonLogDocument, {
    variables: { lessonId, page, filter },
    fetchPolicy: "cache-and-network",
  });
  const entries = (data ?? previousData)?.lessonLog?.items;
  const filters = (
    <span className={css.filters}>
      <MenuSelect
        label="Event"
        value={event}
        options={[{ value: "", label: "All events" }, ...logEventOptions]}
        onChange={setEvent}
        boxed
      />
      <MenuSelect
        label="Who"
        value={actor}
        options={[{ value: "", label: "Everyone" }, ...logActorOptions]}
        onChange={setActor}
        boxed
      />
      <Button size="small" onClick={() => window.print()}>
        Print
      </Button>
    </span>
  );
  if (!entries) return loading ? <SkeletonLines count={8} /> : <ErrorState {...failure("activity", error, refetch)} />;
  return (
    <Section title="Activity" actions={filters}>
      {entries.length === 0 ? (
        <p>
          {event === "" && actor === ""
            ? "Nothing has been recorded for this lesson."
            : "Nothing of this lesson’s activity matches these filters."}
        </p>
      ) : null}
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function Log({ lesson }: { lesson: Lesson }) {
  const { id, name, subject, status, startAt, endAt, anchorTimeZone, tutor, course, hold, settlement, version } =
    lesson;
  const [params] = useSearchParams();
  const minutes = (Date.parse(endAt) - Date.parse(startAt)) / 60_000;
  const story = Object.entries(storyOf(lesson));
  const note = { label: "Add note", icon: MessageSquare, href: withParams(params, { note: id }) };
  return (
    <>
      <DetailPage
        title={`${name}: ${subject}`}
        status={<StatusChip status={status} />}
        line={hold ? "Held until the course is paid for" : undefined}
        actions={[note, ...useBookedActions(lesson)]}
        facts={[
          { label: "Begins", value: <When value={startAt} place />, second: `${minutes} minutes` },
          { label: "For the learner", value: <When value={startAt} timeZone={anchorTimeZone} place /> },
          { label: "Learner", value: <LearnerLink party={lesson} />, second: <PayerLink party={lesson} /> },
          { label: "Tutor", value: <TutorLink tutor={tutor} /> },
          {
            label: "Course",
            value: course ? <TextLink href={coursePath(course.id)}>{course.confirmedNumber}</TextLink> : "None",
          },
        ]}
      >
        <TabColumn>
          {story.length > 0 ? <FactsSection title="How it went" facts={story} /> : null}
          {settlement ? <LessonSettlements key={`${version}-settled`} lesson={lesson} /> : null}
          <Entries key={version} lessonId={id} />
        </TabColumn>
      </DetailPage>
      <RecordDialogs dialogs={bookedDialogs} />
    </>
  );
}
