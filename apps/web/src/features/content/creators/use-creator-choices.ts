import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { CreatorChoicesDocument } from "./creators.generated.ts";

/** Those who are given lessons to write, with their languages and how many they have. */
export function useCreatorChoices() {
  const { data } = useQuery(CreatorChoicesDocument, { fetchPolicy: "cache-and-network" });
  return (data?.contentCreators?.items ?? []).flatMap(({ id, person, languages, openCount }) =>
    person
      ? [{ value: id, label: person.name, hint: [...languages, countOf(openCount, "open lesson")].join(" · ") }]
      : [],
  );
}
