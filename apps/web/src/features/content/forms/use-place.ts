import { useParams } from "react-router-dom";
import { examPath } from "../content-paths.ts";

const params = ["subjectId", "topicId", "sectionId", "lessonId"] as const;

interface AddressedPlace {
  slug: string;
  /** From the subject down, as the address names them. */
  ids: readonly string[];
  /** Where that node is shown. */
  href: string;
}

/** The node that the address of a form names. */
export function usePlace(): AddressedPlace {
  const given = useParams();
  const slug = given.examSlug ?? "";
  const ids = params.flatMap((name) => given[name] ?? []);
  const href = examPath(slug, ...ids);
  return { slug, ids, href };
}
