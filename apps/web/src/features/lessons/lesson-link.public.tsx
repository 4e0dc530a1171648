import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { logPath } from "./booked/booked-paths.ts";

/** When a lesson is, as a link to what happened to it. */
export const LessonLink = ({ lesson, none = "–" }: { lesson: { id: string; startAt: string } | null; none?: string }) =>
  lesson ? (
    <TextLink href={logPath(lesson.id)}>
      <When value={lesson.startAt} />
    </TextLink>
  ) : (
    <>{none}</>
  );

/** Who teaches somebody, as a link; a dash for nobody. */
export const TaughtBy = ({ tutor }: { tutor: { id: string; name: string } | null }) =>
  tutor ? <TextLink href={`/app/tutoring/tutors/${tutor.id}`}>{tutor.name}</TextLink> : <>–</>;
