import { useMemo } from "react";
import { useQuery } from "../../shared/page/use-query.ts";
import type { Picture } from "../stories/stage/stage.public.tsx";
import { ConversationArtDocument, type ConversationPictureFragment } from "./conversation.generated.ts";

interface ConversationPicture {
  id: string;
  name: string;
  picture: Picture | null;
}

/** The pictures that a conversation is given. */
export interface ConversationArt {
  characters: readonly ConversationPicture[];
  backgrounds: readonly ConversationPicture[];
}

const picturesOf = (all: readonly ConversationPictureFragment[] = []): ConversationPicture[] =>
  all.map(({ id, name, imageFile, imageAlt }) => ({
    id,
    name,
    picture: imageFile && { src: imageFile.url, alt: imageAlt },
  }));

/** The characters and backgrounds in use, and those that a practice has already. */
export function useConversationArt(id: string | null): ConversationArt {
  const { data } = useQuery(ConversationArtDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  return useMemo(
    () => ({
      characters: picturesOf(data?.art?.characters),
      backgrounds: picturesOf(data?.art?.backgrounds),
    }),
    [data],
  );
}

export const choicesOf = (all: readonly ConversationPicture[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));
