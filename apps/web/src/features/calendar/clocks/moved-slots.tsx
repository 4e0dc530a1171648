import { weekdayShort } from "@app/domain/lessons/weekdays.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { timesForTutor } from "@app/domain/calendar/clock-change-review.ts";
import { Pencil, Check, Clock } from "@app/ui/icons.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { TableFrame } from "@app/ui/list/table-frame.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useTimeZone } from "@app/ui/value/clock.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { coursePath, customerPath, tutorPath } from "../../../shared/links/record-paths.ts";
import { scheduleAddress, type SuggestedTimes } from "../../lessons/courses/course-dialogs.public.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useKeepTimes } from "./use-keep-times.ts";
import type { ClockChangeReviewQuery } from "./clock-change-review.generated.ts";
import css from "./clock-change-review.module.css";

type Row = NonNullable<ClockChangeReviewQuery["clockChangeReview"]>["moved"][number];
interface Time {
  weekday: number;
  time: string;
}

const at = ({ weekday, time }: Time) => `${weekdayShort(weekday)} ${time}`;

type Moved = Row & { course: NonNullable<Row["course"]> };

/** Who was told of it by email, and when; who has no email was not. */
function Told({ told }: Pick<Row, "told">) {
  if (told.length === 0) return <>Not told yet</>;
  return told.map(({ daysAhead, toldAt, tutor, customers }) => {
    const people = [
      ...(tutor
        ? [
            <TextLink key={tutor.id} href={tutorPath(tutor.id)}>
              {tutor.name}
            </TextLink>,
          ]
        : []),
      ...customers.map(({ id, name }) => (
        <TextLink key={id} href={customerPath(id)}>
          {name}
        </TextLink>
      )),
    ];
    return (
      <div key={daysAhead}>
        Told <Day value={toldAt} />
        <small>
          {people.length === 0
            ? "Nobody: no email address"
            : people.flatMap((one, at) => (at === 0 ? [one] : [", ", one]))}
        </small>
      </div>
    );
  });
}

/** What can be said to it: it stays for the learner, or for the tutor, or goes elsewhere. */
function Answers({ row }: { row: Moved }) {
  const [params] = useSearchParams();
  const keep = useKeepTimes();
  const { course, change, slotIndex, startAt, before, kept } = row;
  const slot = course.slots[slotIndex];
  const { tutor, anchorTimeZone } = course;
  if (!useCan()("lessons:act") || !slot || !tutor) return null;
  const forTutor = timesForTutor({ ...course, tutorTimeZone: tutor.timeZone }, { at: new Date(change.at) });
  const opened = (times: SuggestedTimes) => withParams(params, { schedule: scheduleAddress(course.id, times) });
  return (
    <MoreMenu
      label={`Decide on ${course.confirmedNumber}`}
      plain
      size="small"
      actions={[
        {
          label: `Keep ${slot.start} in ${placeName(anchorTimeZone)}`,
          icon: Check,
          onSelect: () => void keep(row),
          ...(kept && { disabledReason: "Decided already" }),
        },
        {
          label: `Keep ${before.time} in ${placeName(tutor.timeZone)}`,
          icon: Clock,
          href: opened({ ...forTutor, anchorTimeZone: tutor.timeZone }),
        },
        {
          label: "Move to another time",
          icon: Pencil,
          href: opened({ effectiveOn: onWall(new Date(startAt), anchorTimeZone).date }),
        },
      ]}
    />
  );
}

function Line({ row }: { row: Moved }) {
  const zone = useTimeZone() ?? "UTC";
  const { course, slotIndex, startAt, before, after, isOutsideHours, clashes, kept, told } = row;
  const slot = course.slots[slotIndex];
  const { tutor } = course;
  const learner = course.pod?.name ?? course.learner?.name ?? course.customer?.name ?? "Unknown";
  const day = onWall(new Date(startAt), zone).date;
  return (
    <tr>
      <td>
        <TextLink href={coursePath(course.id)}>{course.confirmedNumber}</TextLink>
        <small>{course.subject}</small>
      </td>
      <td>
        {course.customer ? <TextLink href={customerPath(course.customer.id)}>{learner}</TextLink> : learner}
        <small>
          {slot ? at({ weekday: slot.weekday, time: slot.start }) : ""} {placeName(course.anchorTimeZone)}, stays
        </small>
      </td>
      <td>
        {tutor ? <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink> : "Unknown"}
        <small>
          {at(before)} → <strong>{at(after)}</strong> {tutor ? placeName(tutor.timeZone) : ""}
        </small>
      </td>
      <td>
        <TextLink href={`/app/tutoring/calendar?date=${day}${tutor ? `&tutorId=${tutor.id}` : ""}`}>
          <Day value={startAt} />
        </TextLink>
      </td>
      <td>
        {clashes ? <StatusChip status="clash" tone="trouble" word="Clash" /> : null}
        {isOutsideHours ? <StatusChip status="outside" tone="waiting" word="Outside hours" /> : null}
        {clashes || isOutsideHours ? null : <StatusChip status="fits" tone="good" word="Fits" />}
        {kept ? (
          <small>
            Kept by {kept.by ? <StaffLink {...kept.by} /> : "somebody who has left"} on <Day value={kept.on} />
          </small>
        ) : null}
      </td>
      <td>
        <Told told={told} />
      </td>
      <td>
        <Answers row={row} />
      </td>
    </tr>
  );
}

/** The slots of courses that a change moves for their tutors: what stays for the learner, and from when to when it goes. */
export function MovedSlots({ rows }: { rows: readonly Row[] }) {
  return (
    <div className={css.moved}>
      <TableFrame>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Learner</th>
            <th scope="col">Tutor</th>
            <th scope="col">First lesson</th>
            <th scope="col">New time</th>
            <th scope="col">Told</th>
            <th scope="col">
              <VisuallyHidden>Decide</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.course === null ? null : (
              <Line key={`${row.course.id} ${row.slotIndex} ${row.startAt}`} row={{ ...row, course: row.course }} />
            ),
          )}
        </tbody>
      </TableFrame>
    </div>
  );
}
