import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { groupPath, lessonPath } from "../../../shared/links/record-paths.ts";
import { stretchOf, type TimeOffValues } from "./time-off-stretch.ts";
import { LessonsHitDocument } from "./lessons-hit.generated.ts";

/** The lessons and sessions that fall into time off as it is typed, so that they are moved or cancelled. */
export function LessonsHit({ tutorId, timeZone }: { tutorId: string; timeZone: string }) {
  const { values } = useFormikContext<TimeOffValues>();
  const stretch = stretchOf(values, timeZone);
  const { data } = useQuery(
    LessonsHitDocument,
    stretch ? { variables: { ...stretch, filter: { tutorId: [tutorId] } }, fetchPolicy: "network-only" } : skipToken,
  );
  const entries = stretch ? (data?.calendar?.entries ?? []) : [];
  if (entries.length === 0) return null;
  return (
    <section role="status" aria-label="Lessons in this time">
      <p>
        {entries.length === 1 ? "1 lesson falls" : `${entries.length} lessons fall`} into this time. Once this is saved,
        cover, move or cancel {entries.length === 1 ? "it" : "them"}: time off does not.
      </p>
      <LineList>
        {entries.map(({ id, title, number, startAt, groupLessonId }) => (
          <li key={id}>
            <p>
              <TextLink href={groupLessonId === null ? lessonPath(id) : groupPath({ id: groupLessonId })}>
                {number ?? title}
              </TextLink>
              {number === null ? null : <small>{title}</small>}
            </p>
            <When value={startAt} />
          </li>
        ))}
      </LineList>
    </section>
  );
}
