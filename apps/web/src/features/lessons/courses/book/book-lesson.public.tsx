import { Formik } from "formik";
import { useState } from "react";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { confirmedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { SearchBox } from "@app/ui/list/search-box.tsx";
import { Button, ButtonLink } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { dayText, placeName, timeText } from "@app/ui/value/when-text.ts";
import { failure } from "../../../../shared/errors/failure.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { BookedFor } from "../../../../shared/links/book-address.ts";
import { TimeFields } from "../../booked/events/time-fields.tsx";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { ExtraLesson } from "../events/extra-lesson.tsx";
import { BookableCoursesDocument } from "./bookable-courses.generated.ts";
import { CourseChoices, type TimeTyped } from "./course-choices.tsx";
import type { EmptySlot } from "./empty-slot.public.ts";

/** The states in which a course takes more lessons. */
const bookable = confirmedLessonStatuses.filter(takesMoreLessons).map((status) => toEnumName(status));

interface BookLessonProps {
  /** Whose courses are offered; everybody’s where nobody is named. */
  filter: Partial<Record<BookedFor, string[]>>;
  /** When the lesson is to be, where that was chosen in a calendar. */
  slot: EmptySlot | null;
  /** The address of a new request, for whoever looks for a tutor. */
  request: string;
  onClose: () => void;
}

/** "Tue 1 Dec, 16:00 Lagos" */
const slotInWords = ({ start, timeZone }: EmptySlot): string =>
  `${dayText(start, timeZone, start)}, ${timeText(start, timeZone)} ${placeName(timeZone)}`;

/** Books a lesson directly: which running course it belongs to, then when. Whoever has but one course is not asked. */
export function BookLesson({ filter, slot, request, onClose }: BookLessonProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<{ id: string; slot: EmptySlot | null } | null>(null);
  const now = useNow();
  const { timeZone: own } = useViewer();
  const { data, previousData, error, loading, refetch } = useQuery(BookableCoursesDocument, {
    variables: { filter: { ...filter, status: [...bookable], ...(search !== "" && { search }) } },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.confirmedLessons;
  const [only, ...others] = page?.items ?? [];
  // A tutor may be asked to teach somebody new as well.
  const isClear = search === "" && only && others.length === 0 && !filter.tutorId;
  const course = chosen ?? (isClear ? { id: only.id, slot } : null);
  if (course !== null) {
    return (
      <RecordDialog
        what="confirmed lesson"
        query={ConfirmedLessonRecordDocument}
        id={course.id}
        onClose={onClose}
        skeleton={<SkeletonLines count={4} />}
      >
        {(found) => <ExtraLesson course={found} kind="regular" slot={course.slot} onClose={onClose} />}
      </RecordDialog>
    );
  }
  const isOneClock = others.every(({ anchorTimeZone }) => anchorTimeZone === only?.anchorTimeZone);
  const timeZone = (isOneClock ? only?.anchorTimeZone : undefined) ?? own;
  const more = (page?.pageInfo.totalCount ?? 0) - (page?.items.length ?? 0);
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Book a lesson"
      note={`${slot ? `${slotInWords(slot)}. ` : ""}Choose the course it belongs to: its tutor, price and policy are those of the course.`}
      buttons={
        <>
          <ButtonLink main={page?.items.length === 0 && search === ""} href={request}>
            New request instead
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {search !== "" || more > 0 || others.length > 5 ? (
        <SearchBox label="Number or name" value={search} onSearch={setSearch} autoFocus />
      ) : null}
      {!page && error && !loading ? <ErrorState {...failure("lessons", error, refetch)} /> : null}
      {!page && !error ? <SkeletonLines count={6} /> : null}
      {page?.items.length === 0 ? (
        <p>
          {search === "" ? "No course is running. A request finds a tutor first." : "No course matches this search."}
        </p>
      ) : null}
      {page && (only || search !== "") ? (
        <Formik<TimeTyped>
          // As the form of the lesson begins, with the day; the time is for whoever wants to know who is free.
          initialValues={{ date: daysLater(wallClockOf(now, timeZone).date, 2), time: "" }}
          onSubmit={() => undefined}
        >
          <>
            {slot ? null : (
              <FieldGrid style={{ margin: "12px 0" }}>
                <TimeFields timeZone={timeZone} on="On which day" optional />
              </FieldGrid>
            )}
            <CourseChoices
              courses={page.items}
              slot={slot}
              timeZone={timeZone}
              onChoose={({ id }, wanted) => setChosen({ id, slot: wanted })}
            />
          </>
        </Formik>
      ) : null}
      {more > 0 ? <p>{more} more. Search for one by its number or a name.</p> : null}
    </DialogFrame>
  );
}
