import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { When } from "@app/ui/value/when.tsx";
import { timeText } from "@app/ui/value/when-text.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { TutorLink } from "../../shared/links/lesson-link.tsx";
import { LearnerLink } from "../../shared/links/party-links.tsx";
import { useBookedRowActions } from "../lessons/booked/booked-actions.public.ts";
import type { TodayLessonFragment } from "./today.generated.ts";
import css from "./today.module.css";

interface LineProps {
  lesson: TodayLessonFragment;
}

function Actions({ lesson }: LineProps) {
  return <MoreMenu actions={useBookedRowActions(lesson)} label={`Actions for ${lesson.name}`} size="small" plain />;
}

/** What is not as it should be, or special, about a lesson that has not ended. */
function Marks({ lesson, isAway }: LineProps & { isAway: boolean }) {
  const { id, status, hold, kind, meetingUrl, credit, endAt } = lesson;
  const [params] = useSearchParams();
  const mayAct = useCan()("lessons:act");
  const now = useNow();
  const isAhead = status === "BOOKED" && new Date(endAt) > now;
  const marks: ReactNode[] = [];
  if (status !== "BOOKED") marks.push(<StatusChip key="status" status={status} />);
  if (isAhead && isAway) marks.push(<StatusChip key="away" status="tutor-away" tone="trouble" />);
  if (isAhead && hold) marks.push(<StatusChip key="hold" status="hold" tone="waiting" word="Held until paid" />);
  if (isAhead && credit?.cover === "NO_CREDIT" && !hold)
    marks.push(<StatusChip key="credit" status="no-credit" tone="waiting" word="No credit" />);
  if (isAhead && kind === "TRIAL") marks.push(<StatusChip key="trial" status="trial" tone="underWay" />);
  if (isAhead && meetingUrl === null)
    marks.push(
      mayAct ? (
        <TextLink key="link" href={withParams(params, { setLink: id })}>
          Set link
        </TextLink>
      ) : (
        <StatusChip key="link" status="no-link" tone="trouble" />
      ),
    );
  return <span className={css.marks}>{marks}</span>;
}

/** A lesson of today: when, who, and what is wrong with it; everything that is done to it is behind its menu. */
export function LessonLine({ lesson, isAway }: LineProps & { isAway: boolean }) {
  const { id, startAt, endAt, subject, tutor } = lesson;
  const [params] = useSearchParams();
  const zone = useTimeZone();
  return (
    <li data-over={new Date(endAt) <= useNow() ? "" : undefined}>
      <TextLink href={withParams(params, { view: id })}>
        {timeText(new Date(startAt), zone)}
        <small> to {timeText(new Date(endAt), zone)}</small>
      </TextLink>
      <p>
        <LearnerLink party={lesson} />
        <small>
          {subject} with <TutorLink tutor={tutor} />
        </small>
      </p>
      <Marks lesson={lesson} isAway={isAway} />
      <Actions lesson={lesson} />
    </li>
  );
}

/** A lesson that is over and has no outcome yet. */
export function OutcomeLine({ lesson }: LineProps) {
  const [params] = useSearchParams();
  const mayAct = useCan()("lessons:act");
  return (
    <>
      <p>
        <LearnerLink party={lesson} />
        <small>
          <When value={lesson.startAt} /> with <TutorLink tutor={lesson.tutor} />
        </small>
      </p>
      {mayAct ? <TextLink href={withParams(params, { complete: lesson.id })}>Complete</TextLink> : null}
      <Actions lesson={lesson} />
    </>
  );
}

/** A lesson to come whose tutor is away then. */
export function AwayLine({ lesson }: LineProps) {
  const [params] = useSearchParams();
  const mayAct = useCan()("lessons:act");
  return (
    <>
      <p>
        <LearnerLink party={lesson} />
        <small>
          <When value={lesson.startAt} /> with <TutorLink tutor={lesson.tutor} />
        </small>
      </p>
      {mayAct ? <TextLink href={withParams(params, { cover: lesson.id })}>Find cover</TextLink> : null}
      <Actions lesson={lesson} />
    </>
  );
}
