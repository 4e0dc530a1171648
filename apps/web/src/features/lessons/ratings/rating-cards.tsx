import { useSearchParams } from "react-router-dom";
import { canEditRating } from "@app/domain/ratings/rating.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { TutorLink } from "../../../shared/links/lesson-link.tsx";
import { LearnerLink } from "../../../shared/links/party-links.tsx";
import { continueText, levelWord, ratingPath, scoresText, tagWord } from "./rating-labels.ts";
import type {
  LessonRatingRecordFragment,
  RatedLessonFactsFragment,
  StudentRatingRecordFragment,
} from "./rating.generated.ts";
import { ratingKind } from "./rating.kind.ts";
import { Stars } from "./stars.tsx";

type Lesson = RatedLessonFactsFragment;

/** "L-000123-07, Tue 3 March · Igbo · Ada Eze": the lesson, with whoever the page is not about. */
function LessonLine({ lesson, besides }: { lesson: Lesson; besides: "tutor" | "learner" }) {
  return (
    <small style={{ display: "block" }}>
      <TextLink href={ratingPath(lesson.id)}>{lesson.lessonNumber}</TextLink>, <When value={lesson.startAt} /> ·{" "}
      {lesson.subject} · {besides === "tutor" ? <TutorLink tutor={lesson.tutor} /> : <LearnerLink party={lesson} />}
    </small>
  );
}

/** The ways to what can be done with a rating, by what they are called. */
function Links({ links }: { links: Readonly<Record<string, string | null>> }) {
  return (
    <Row gap="8px 16px" above={6}>
      {Object.entries(links).map(([label, href]) =>
        href === null ? null : (
          <TextLink key={label} href={href}>
            {label}
          </TextLink>
        ),
      )}
    </Row>
  );
}

function useMayEdit(): (createdAt: string) => boolean {
  const can = useCan();
  const now = useNow();
  return (createdAt) => can(ratingKind.write) && canEditRating(new Date(createdAt), new Date(now));
}

/** What is hidden, since when, by whom and why. */
function Hidden({ rating: { hiddenAt, hiddenReason, hiddenBy } }: { rating: LessonRatingRecordFragment }) {
  if (hiddenAt === null) return null;
  return (
    <p>
      Hidden <Day value={hiddenAt} />
      {hiddenBy ? ` by ${hiddenBy.name}` : null}: {hiddenReason}
    </p>
  );
}

interface RatingCardProps {
  rating: LessonRatingRecordFragment;
  /** The lesson, where the page is not its own. */
  lesson?: Lesson | null;
  /** Whom the page is not about. */
  besides?: "tutor" | "learner";
}

/** What somebody says of a lesson, and what can be done with it. */
export function RatingCard({ rating, lesson = null, besides = "tutor" }: RatingCardProps) {
  const { id, raterName, raterKind, tags, comment, wouldContinue, visibleToTutor, onBehalf, hiddenAt } = rating;
  const can = useCan();
  const [params] = useSearchParams();
  const mayEdit = useMayEdit();
  const to = (name: string) => withParams(params, { [name]: id });
  const mayHide = can(ratingKind.act);
  const said = [
    ...tags.map(tagWord),
    continueText(wouldContinue),
    visibleToTutor ? null : "Not shown to the tutor",
  ].filter((one) => one !== null);
  return (
    <li>
      <Row as="p" gap="4px 12px" align="baseline">
        <Stars value={rating.rating} />
        <span>
          {raterName}
          {raterKind === "LEARNER" ? ", the learner" : ""}
        </span>
        {hiddenAt === null ? null : <StatusChip status="hidden" />}
      </Row>
      {comment === null ? null : <p>{comment}</p>}
      {said.length > 0 ? <p>{said.join(" · ")}</p> : null}
      <Hidden rating={rating} />
      {lesson ? <LessonLine lesson={lesson} besides={besides} /> : null}
      <small style={{ display: "block" }}>
        <Day value={rating.createdAt} />
        {onBehalf === null ? null : `, entered by staff: ${onBehalf}`}
      </small>
      <Links
        links={{
          Edit: hiddenAt === null && mayEdit(rating.createdAt) ? to("editRating") : null,
          Hide: mayHide && hiddenAt === null ? to("hideRating") : null,
          "Show again": mayHide && hiddenAt !== null ? to("showRating") : null,
          History: to("ratingHistory"),
        }}
      />
    </li>
  );
}

/** What a tutor says of a learner, and what can be done with it. */
export function StudentRatingCard({
  rating,
  lesson = null,
  besides = "learner",
}: {
  rating: StudentRatingRecordFragment;
  lesson?: Lesson | null;
  besides?: "tutor" | "learner";
}) {
  const { id, overall, levelAfter, note, onBehalf, createdAt } = rating;
  const [params] = useSearchParams();
  const mayEdit = useMayEdit();
  const to = (name: string) => withParams(params, { [name]: id });
  return (
    <li>
      <Row as="p" gap="4px 12px" align="baseline">
        <Stars value={overall} />
        {levelAfter === null ? null : <span>Level reached: {levelWord(levelAfter)}</span>}
      </Row>
      <p>{scoresText(rating)}</p>
      {note === null ? null : <p>{note}</p>}
      {lesson ? <LessonLine lesson={lesson} besides={besides} /> : null}
      <small style={{ display: "block" }}>
        <Day value={createdAt} />
        {onBehalf === null ? null : `, entered by staff: ${onBehalf}`}
      </small>
      <Links
        links={{
          Edit: mayEdit(createdAt) ? to("editStudentRating") : null,
          History: to("studentRatingHistory"),
        }}
      />
    </li>
  );
}
