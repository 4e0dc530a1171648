import { TextLink } from "@app/ui/link/link.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { examPath } from "../content-paths.ts";
import { trailOf } from "./lesson-trail.ts";
import { LessonNameDocument } from "./review.generated.ts";

/** A lesson of which only the id is known, by its name and with its address; "a lesson" until that has come, or where it is gone. */
export function LessonNameLink({ id }: { id: string }) {
  const { data } = useQuery(LessonNameDocument, { variables: { id } });
  if (!data?.record) return "a lesson";
  const { slug, ids } = trailOf(data.record);
  return <TextLink href={examPath(slug, ...ids, id)}>{data.record.name}</TextLink>;
}
