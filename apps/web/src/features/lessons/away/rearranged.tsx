import { Section } from "@app/ui/detail/section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Ago, When } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { lessonPath } from "../../../shared/links/record-paths.ts";
import { LearnerLink } from "../../../shared/links/party-links.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { LastOfLessonDocument, type LessonToRearrangeFragment } from "./away.generated.ts";

type Lesson = LessonToRearrangeFragment;

/** "By you", or "By Daniel Osborne". */
function By({ actor }: { actor: { id: string; name: string } | null }) {
  const viewer = useViewer();
  if (actor === null) return "By the portal";
  return actor.id === viewer.id ? (
    "By you"
  ) : (
    <>
      By <StaffLink {...actor} />
    </>
  );
}

/** What became of a lesson, when, and who did it. */
function Line({ lesson }: { lesson: Lesson }) {
  const { id, name, startAt, subject } = lesson;
  const { data } = useQuery(LastOfLessonDocument, { variables: { lessonId: id }, fetchPolicy: "network-only" });
  const last = data?.lessonLog?.items[0];
  return (
    <li>
      <span>
        <When value={startAt} />, <LearnerLink party={lesson} />, {subject} ·{" "}
        <TextLink href={lessonPath(id)}>{name}</TextLink>
      </span>
      {last ? (
        <small>
          {last.summary} <By actor={last.actor} />, <Ago value={last.at} />
        </small>
      ) : null}
    </li>
  );
}

/** Lessons that were on this page and have been rearranged meanwhile, by the reader or by a colleague. */
export const Rearranged = ({ lessons }: { lessons: readonly Lesson[] }) => (
  <Section title="Just rearranged">
    <LineList>
      {lessons.map((lesson) => (
        <Line key={lesson.id} lesson={lesson} />
      ))}
    </LineList>
  </Section>
);
