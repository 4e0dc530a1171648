import { useMemo } from "react";
import { useQuery } from "../../shared/page/use-query.ts";
import type { Picture } from "./stage/stage.public.tsx";
import { StoryArtDocument, type StoryArtQuery } from "./story.generated.ts";

export interface ArtCharacter {
  id: string;
  name: string;
  active: boolean;
  picture: Picture | null;
  looks: readonly { id: string; name: string; picture: Picture | null }[];
}

export interface ArtBackground {
  id: string;
  name: string;
  active: boolean;
  picture: Picture | null;
}

/** The pictures that stories are told with. */
export interface StoryArt {
  characters: readonly ArtCharacter[];
  backgrounds: readonly ArtBackground[];
}

const pictureOf = (file: { url: string } | null, alt: string): Picture | null => file && { src: file.url, alt };

const artOf = (data: StoryArtQuery | undefined): StoryArt => ({
  characters: (data?.characters?.items ?? []).map(({ id, name, active, imageFile, imageAlt, expressions }) => ({
    id,
    name,
    active,
    picture: pictureOf(imageFile, imageAlt),
    looks: expressions.map((look) => ({
      id: look.id,
      name: look.name,
      picture: pictureOf(look.imageFile, `${imageAlt}, ${look.name.toLowerCase()}`),
    })),
  })),
  backgrounds: (data?.backgrounds?.items ?? []).map(({ id, name, active, imageFile, imageAlt }) => ({
    id,
    name,
    active,
    picture: pictureOf(imageFile, imageAlt),
  })),
});

/** All characters and backgrounds, archived ones too: a story may have them still. */
export function useStoryArt(): StoryArt {
  const { data } = useQuery(StoryArtDocument, { fetchPolicy: "cache-and-network" });
  return useMemo(() => artOf(data), [data]);
}

/** As choices: those in use, and the one that is chosen. */
export const artChoices = (all: readonly (ArtCharacter | ArtBackground)[], chosen: string) =>
  all.filter(({ id, active }) => active || id === chosen).map(({ id, name }) => ({ value: id, label: name }));
