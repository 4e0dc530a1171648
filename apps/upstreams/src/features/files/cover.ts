import type { EntityKind } from "@app/domain/changes.ts";
import { coverFault, type Cover } from "@app/domain/files/cover.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { keepFile, keptFor } from "./files.service.ts";

/** What a change makes of a cover: without a picture nothing is said of it. */
export function coverAfter(before: Cover, { coverImage = before.coverImage, coverAlt = before.coverAlt }: Cover) {
  const cover = { coverImage: coverImage ?? null, coverAlt: coverAlt ?? null };
  const fault = coverFault(cover);
  if (fault !== null) throw fieldRefusal("coverAlt", fault);
  return cover.coverImage ? cover : { coverImage: null, coverAlt: null };
}

/** Keeps a cover that was uploaded. None is let go of: the record's history leads back to it. */
export async function keepCover(
  context: Context,
  refersKind: EntityKind,
  refersId: string,
  id: string | null,
): Promise<void> {
  if (id === null || (await keptFor(context, refersKind, [id])).has(id)) return;
  await keepFile(context, "coverImage", id, { kind: "cover", refersKind, refersId });
}
