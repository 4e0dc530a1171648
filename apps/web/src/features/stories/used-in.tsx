import { TextLink } from "@app/ui/link/link.tsx";
import { countOf } from "../../shared/text/format.ts";
import { conversationsPath } from "../conversations/conversations-path.public.ts";
import { storiesPath } from "./story.kind.ts";

interface UsedInProps {
  art: "character" | "background";
  id: string;
  storyCount: number;
  conversationCount: number;
}

/** In how many stories and conversations a picture is; leads to them. */
export function UsedIn({ art, id, storyCount, conversationCount }: UsedInProps) {
  if (storyCount + conversationCount === 0) return "in no story or conversation";
  return (
    <>
      {storyCount > 0 ? (
        <TextLink href={`${storiesPath}?${art}Id=${id}`}>in {countOf(storyCount, "story", "stories")}</TextLink>
      ) : null}
      {storyCount > 0 && conversationCount > 0 ? ", " : null}
      {conversationCount > 0 ? (
        <TextLink href={`${conversationsPath}?${art}Id=${id}`}>
          in {countOf(conversationCount, "conversation")}
        </TextLink>
      ) : null}
    </>
  );
}
