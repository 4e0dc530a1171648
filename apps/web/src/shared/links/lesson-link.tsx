import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { lessonPath, tutorPath } from "./record-paths.ts";

/** When a lesson is, as a link to what happened to it. */
export const LessonLink = ({ lesson, none = "–" }: { lesson: { id: string; startAt: string } | null; none?: string }) =>
  lesson ? (
    <TextLink href={lessonPath(lesson.id)}>
      <When value={lesson.startAt} />
    </TextLink>
  ) : (
    <>{none}</>
  );

/** Who teaches, as a link. */
export const TutorLink = ({ tutor, none = "Unknown" }: { tutor: { id: string; name: string } | null; none?: string }) =>
  tutor ? <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink> : <>{none}</>;
