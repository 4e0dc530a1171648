import { and, asc, eq } from "drizzle-orm";
import type { TemplateKind } from "@app/domain/system/template-kinds.ts";
import type { Context } from "../../../service/context.ts";
import { templates, type TemplateRow } from "./templates.table.ts";

export { templates };

/** A template, archived or not, for what is written from it; null where there is none. Fill it with `fillTemplate`. */
export async function templateById({ db }: Pick<Context, "db">, id: string): Promise<TemplateRow | null> {
  const [template] = await db.select().from(templates).where(eq(templates.id, id));
  return template ?? null;
}

/** The email in use for what is sent by itself, the oldest of several; null where there is none. */
export async function emailInUse({ db }: Pick<Context, "db">, kind: TemplateKind): Promise<TemplateRow | null> {
  const { channel, language, active, createdAt, id } = templates;
  const isIt = and(eq(templates.kind, kind), eq(channel, "email"), eq(language, "en"), eq(active, true));
  const [template] = await db.select().from(templates).where(isIt).orderBy(asc(createdAt), asc(id)).limit(1);
  return template ?? null;
}

/**
 * The same of what the portal has words for until somebody writes others: these where there is no such email at all. Null
 * where there is one and it is archived: then nothing is to be sent.
 */
export async function emailOr(
  context: Pick<Context, "db">,
  kind: TemplateKind,
  words: { subject: string; body: string },
): Promise<Pick<TemplateRow, "subject" | "body"> | null> {
  const template = await emailInUse(context, kind);
  if (template) return template;
  const known = await context.db.$count(templates, and(eq(templates.kind, kind), eq(templates.channel, "email")));
  return known === 0 ? words : null;
}
