import { useSearchParams } from "react-router-dom";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Page } from "@app/ui/list/list-frame.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { useTimeZone } from "@app/ui/value/clock.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { courseDialogs } from "../../lessons/courses/course-dialogs.public.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { dayInWords } from "../../../shared/text/calendar-title.ts";
import { countOf, shiftsByDay } from "../calendar-labels.ts";
import { ClockChangeReviewDocument, type ClockChangeReviewQuery } from "./clock-change-review.generated.ts";
import { MovedSlots } from "./moved-slots.tsx";
import css from "./clock-change-review.module.css";

const { schedule } = courseDialogs;
const deskDialogs = { ...(schedule && { schedule }) };

type Desk = NonNullable<ClockChangeReviewQuery["clockChangeReview"]>;
type Shift = Desk["changes"][number];

const inWords = ({ timeZone, at, minutes }: Shift) =>
  [...shiftsByDay([{ timeZone, minutes, at: new Date(at) }], "UTC").values()].join("");

/** Changes of one instant's day stand together. */
function byDay(changes: readonly Shift[], timeZone: string): [string, Shift[]][] {
  const days = new Map<string, Shift[]>();
  for (const change of changes) {
    const { date } = onWall(new Date(change.at), timeZone);
    days.set(date, [...(days.get(date) ?? []), change]);
  }
  return [...days];
}

function Rules({ rules }: Pick<Desk, "rules">) {
  return rules.map(({ timeZone, lessons, firstAt }) => (
    <Banner
      key={timeZone}
      inset
      tone="trouble"
      title={`The rules of ${placeName(timeZone)} have changed.`}
      text={
        <>
          {countOf(lessons, "lesson")} from <Day value={firstAt} /> on were made by the old ones. Nothing moves by
          itself: agree a time with both sides, and move each lesson.
        </>
      }
    />
  ));
}

function Changes({ desk: { changes, moved } }: { desk: Desk }) {
  const zone = useTimeZone() ?? "UTC";
  return byDay(changes, zone).map(([date, shifts]) => {
    const zones = new Set(shifts.map(({ timeZone }) => timeZone));
    const rows = moved.filter(
      ({ change }) => zones.has(change.timeZone) && onWall(new Date(change.at), zone).date === date,
    );
    return (
      <Section key={date} title={`${dayInWords(date)} ${date.slice(0, 4)}`}>
        <p className={css.shifts}>{shifts.map(inWords).join(". ")}.</p>
        {rows.length === 0 ? <p>No course moves for its tutor.</p> : <MovedSlots rows={rows} />}
      </Section>
    );
  });
}

/** What the clocks of the zones in use will do within 21 days, and which lessons move for their tutors with them. */
export function ClockChangeReviewScreen() {
  const [params] = useSearchParams();
  const asked = params.get("from") ?? "";
  const from = isDate(asked) ? asked : null;
  const { data, loading, error, refetch } = useQuery(ClockChangeReviewDocument, {
    variables: { from },
    fetchPolicy: "cache-and-network",
  });
  const desk = data?.clockChangeReview;
  const { next = null } = desk ?? {};
  const nextLink = next ? (
    <TextLink href={`?from=${onWall(new Date(Date.parse(next.at) - 7 * 86_400_000), "UTC").date}`}>
      Look at it now
    </TextLink>
  ) : undefined;
  return (
    <Page>
      <RecordDialogs dialogs={deskDialogs} />
      <PageHeader
        title="Clock changes"
        facts={
          desk
            ? `${countOf(desk.moved.length, "time")} of courses ${desk.moved.length === 1 ? "moves" : "move"} for a tutor ${from ? "in the 21 days from the day chosen" : "in the next 21 days"}`
            : undefined
        }
        actions={from ? [{ label: "Back to today", href: "?" }] : []}
      />
      <div className={css.desk}>
        {desk ? <Rules rules={desk.rules} /> : null}
        {!desk && loading ? <SkeletonLines count={8} /> : null}
        {!desk && error ? <ErrorState {...failure("clock changes", error, refetch)} /> : null}
        {desk && desk.changes.length > 0 ? <Changes desk={desk} /> : null}
        {desk && desk.changes.length === 0 ? (
          <EmptyState
            title="No clock changes in these 21 days."
            text={
              next ? (
                <>
                  The next is on <Day value={next.at} />: {inWords(next)}.
                </>
              ) : undefined
            }
            link={nextLink}
          />
        ) : null}
      </div>
    </Page>
  );
}
