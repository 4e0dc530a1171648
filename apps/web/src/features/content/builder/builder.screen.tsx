import { useParams } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { examPath } from "../content-paths.ts";
import { Found } from "../forms/found.tsx";
import { TaughtLanguage } from "../learner/taught-language.ts";
import { languageOf, trailOf } from "../lesson/lesson-trail.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { Builder } from "./builder.tsx";
import { SessionBuilderDocument, type SessionBuilderQuery } from "./builder.generated.ts";

type Lesson = NonNullable<SessionBuilderQuery["record"]>;

/** The builder of a lesson's session. */
export function BuilderScreen() {
  const { lessonId: id = "" } = useParams();
  const answer = useQuery(SessionBuilderDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  return (
    <Found what="lesson" {...answer}>
      {(lesson) => <Open key={lesson.id} lesson={lesson} session={answer.data?.session ?? null} />}
    </Found>
  );
}

/** A lesson that can be written in, or why it cannot. */
function Open({ lesson, session }: { lesson: Lesson; session: SessionBuilderQuery["session"] }) {
  const { id, name, contentStatus, archivedAt } = lesson;
  const { slug, ids, trail } = trailOf(lesson);
  const page = examPath(slug, ...ids, id);
  usePageTitle("Edit session", [...trail, { label: name, href: page }]);
  const closed = archivedAt ? "archived" : contentStatus === "REVIEW" ? "in review" : null;
  if (closed === null) {
    return (
      <TaughtLanguage value={languageOf(lesson)}>
        <Builder lesson={lesson} session={session} />
      </TaughtLanguage>
    );
  }
  return (
    <EmptyState
      title={name}
      text={messages.wrongState("lesson", closed, "edited")}
      action={{ label: "Go to the lesson", href: page }}
    />
  );
}
