import { eq } from "drizzle-orm";
import { files } from "../../database/schema/files.table.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { keepFile, keptFor } from "../files/files.public.ts";

interface NamedPicture {
  field: string;
  id: string;
}

/** Keeps the pictures that a record names from now on. None is let go of: its history leads back to them. */
export async function keepPictures(
  context: Context,
  refersKind: "character" | "background" | "story" | "product-update",
  refersId: string,
  named: readonly NamedPicture[],
): Promise<void> {
  const ids = named.map(({ id }) => id);
  const known = new Set(await keptFor(context, refersKind, ids));
  for (const { field, id } of named) {
    if (known.has(id)) continue;
    await keepFile(context, field, id, { kind: "app-image", refersKind, refersId });
    known.add(id);
  }
}

/** Refuses a picture whose size does not do. `fault` says why; null where it does. */
export async function demandSize(
  { db }: Pick<Context, "db">,
  { field, id }: NamedPicture,
  fault: (size: { width: number; height: number }) => string | null,
): Promise<void> {
  const { width, height } = files;
  const [size] = await db.select({ width, height }).from(files).where(eq(files.id, id));
  const message = fault({ width: size?.width ?? 0, height: size?.height ?? 0 });
  // A file that is gone is refused where it is kept.
  if (size && message !== null) throw fieldRefusal(field, message);
}
