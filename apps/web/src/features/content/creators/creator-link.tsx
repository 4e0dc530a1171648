import { TextLink } from "@app/ui/link/link.tsx";
import { creatorPath } from "./creators.kind.ts";

/** A content creator's name, which leads to what they write. */
export const CreatorLink = ({ id, name }: { id: string; name: string }) => (
  <TextLink href={creatorPath(id)}>{name}</TextLink>
);
