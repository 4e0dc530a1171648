import type { Block } from "@app/domain/content/session.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { blockOf } from "../builder/block-wire.public.ts";
import { SessionVersionDocument } from "./review.generated.ts";

/** The blocks of one version; null while they are not there. They are not kept: blocks have the same ids in all versions. */
export function useSessionBlocks(lessonId: string, versionNumber: number | null): readonly Block[] | null {
  const { data } = useQuery(SessionVersionDocument, {
    variables: { id: lessonId, versionNumber: versionNumber ?? 0 },
    skip: versionNumber === null,
    fetchPolicy: "no-cache",
  });
  return data?.session ? data.session.blocks.map(blockOf) : null;
}
