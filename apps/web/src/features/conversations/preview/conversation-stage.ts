import type { StageFigure } from "../../stories/stage/stage.public.tsx";
import type { ConversationValues } from "../form/conversation.fields.ts";
import type { ConversationArt } from "../use-conversation-art.ts";

const places = ["left", "right"] as const;

/** What a conversation is set in, and the two who stand in it. Who has no character is not seen. */
export const conversationStage = (
  { roles, backgroundId }: Pick<ConversationValues, "roles" | "backgroundId">,
  art: ConversationArt,
) => ({
  background: art.backgrounds.find(({ id }) => id === backgroundId)?.picture ?? null,
  figures: roles.flatMap(({ roleId, name, characterId }, at): StageFigure[] => {
    const person = art.characters.find(({ id }) => id === characterId);
    const place = places[at];
    return person && place ? [{ id: roleId, name: name || person.name, picture: person.picture, place }] : [];
  }),
});
