import { useQuery } from "../../shared/page/use-query.ts";
import { TutorTagsDocument } from "./tutor-lists.generated.ts";

/** Tags that tutors have, for a filter and a form. */
export function useTutorTags() {
  const { data } = useQuery(TutorTagsDocument, { fetchPolicy: "cache-and-network" });
  return (data?.tutorTags ?? []).map((tag) => ({ value: tag, label: tag }));
}
