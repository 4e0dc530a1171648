import type { Option } from "@app/ui/form/option.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { TutorChoicesDocument } from "./tutor-choices.generated.ts";

/** Tutors who teach or are on leave, for what a filter or a form of another area offers; with what they teach. */
export function useTutorChoices(): readonly Option[] {
  const { data } = useQuery(TutorChoicesDocument, { fetchPolicy: "cache-and-network" });
  return (data?.onboardedTutors ?? []).map(({ id, name, subjects }) => ({
    value: id,
    label: name,
    hint: subjects.join(", "),
  }));
}
