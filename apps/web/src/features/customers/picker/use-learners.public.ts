import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { LearnerByIdDocument, type LearnerChoiceFragment } from "./learner-search.generated.ts";

/** The learners with these ids, as far as they are known; who is chosen in a form is. */
export function useLearners(ids: readonly string[]): readonly LearnerChoiceFragment[] {
  const client = useApolloClient();
  const [learners, setLearners] = useState<readonly LearnerChoiceFragment[]>([]);
  const key = ids.join(" ");

  useEffect(() => {
    let wanted = true;
    const asked = key === "" ? [] : key.split(" ");
    const answers = asked.map((id) => client.query({ query: LearnerByIdDocument, variables: { id } }));
    void Promise.allSettled(answers).then((settled) => {
      const found = settled.flatMap((one) => (one.status === "fulfilled" ? (one.value.data?.learner ?? []) : []));
      if (wanted) setLearners(found);
    });
    return () => {
      wanted = false;
    };
  }, [client, key]);

  return learners;
}
