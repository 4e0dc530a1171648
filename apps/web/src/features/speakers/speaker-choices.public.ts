import type { SpeakerFilter } from "@app/schema/types.generated.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { SpeakerChoicesDocument } from "./speaker.generated.ts";

/** Some speakers as choices: by code, with the name that staff know and the dialect. */
export function useSpeakerChoices(filter: SpeakerFilter) {
  const { data } = useQuery(SpeakerChoicesDocument, { variables: { filter } });
  const speakers = data?.speakers?.items;
  return {
    isKnown: speakers !== undefined,
    choices: (speakers ?? []).map(({ id, code, displayName, dialect }) => ({
      value: id,
      label: [code, displayName, dialect?.name].filter(Boolean).join(" · "),
    })),
  };
}
