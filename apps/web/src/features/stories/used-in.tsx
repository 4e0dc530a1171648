import { TextLink } from "@app/ui/link/link.tsx";
import { countOf } from "../../shared/text/format.ts";
import { storiesPath } from "./story.kind.ts";

interface UsedInProps {
  art: "character" | "background";
  id: string;
  storyCount: number;
}

/** In how many stories a picture is; leads to them. */
export const UsedIn = ({ art, id, storyCount }: UsedInProps) =>
  storyCount === 0 ? (
    "in no story"
  ) : (
    <TextLink href={`${storiesPath}?${art}Id=${id}`}>in {countOf(storyCount, "story", "stories")}</TextLink>
  );
