import { skipToken } from "@apollo/client/react";
import { useQuery } from "../../shared/page/use-query.ts";
import { CurriculumChoicesDocument } from "./curriculum-choices.generated.ts";

export { CurriculumChoicesDocument } from "./curriculum-choices.generated.ts";

/** The curricula in use that teach a subject, for what a form of another area offers. */
export function useCurriculumChoices(subject: string): readonly { value: string; label: string }[] {
  const { data } = useQuery(
    CurriculumChoicesDocument,
    subject === "" ? skipToken : { variables: { subject: [subject] } },
  );
  return (data?.curriculums?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
