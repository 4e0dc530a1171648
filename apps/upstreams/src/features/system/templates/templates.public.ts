import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { templates, type TemplateRow } from "./templates.table.ts";

export { templates };

/** A template, archived or not, for what is written from it; null where there is none. Fill it with `fillTemplate`. */
export async function templateById({ db }: Pick<Context, "db">, id: string): Promise<TemplateRow | null> {
  const [template] = await db.select().from(templates).where(eq(templates.id, id));
  return template ?? null;
}
