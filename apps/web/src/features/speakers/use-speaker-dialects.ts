import { useQuery } from "../../shared/page/use-query.ts";
import { SpeakerDialectsDocument } from "./speaker.generated.ts";

/** The dialects in use, those of some languages as choices, and the name of one by its id. */
export function useSpeakerDialects() {
  const { data } = useQuery(SpeakerDialectsDocument);
  const dialects = data?.dialects?.items ?? [];
  const labelled = dialects.map(({ id, name, subject }) => ({ value: id, label: `${name} (${subject})`, subject }));
  return {
    choices: labelled.map(({ value, label }) => ({ value, label })),
    choicesIn: (subjects: readonly string[]) =>
      labelled.filter(({ subject }) => subjects.includes(subject)).map(({ value, label }) => ({ value, label })),
    nameOf: (id: unknown) => labelled.find(({ value }) => value === id)?.label ?? "another dialect",
  };
}
