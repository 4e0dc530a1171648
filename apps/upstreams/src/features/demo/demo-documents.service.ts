import { eq } from "drizzle-orm";
import { demoMorning, DemoMissing, DemoRefused, found, type DemoChange } from "@app/domain/demo/demo-change.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { demoDocuments } from "./demo-documents.table.ts";

/** One demo app's document: its name, and what it holds on a day until somebody changes it. */
export interface DemoDocument<Content extends object> {
  name: string;
  beginning: (now: Date) => Content;
}

export async function readDemo<Content extends object>(
  { db, now }: Pick<Context, "db" | "now">,
  { name, beginning }: DemoDocument<Content>,
): Promise<Content> {
  const [row] = await db.select().from(demoDocuments).where(eq(demoDocuments.name, name));
  return row ? (row.content as Content) : beginning(demoMorning(now));
}

/** Changes a copy of the document under its lock, and returns what the change answers. */
export async function changeDemo<Content extends object, Answer>(
  context: Context,
  { name, beginning }: DemoDocument<Content>,
  change: (content: Content, by: DemoChange) => Answer,
): Promise<Answer> {
  const { db, actor, now } = context;
  await db
    .insert(demoDocuments)
    .values({ name, content: beginning(demoMorning(now)) })
    .onConflictDoNothing();
  const [row] = await db.select().from(demoDocuments).where(eq(demoDocuments.name, name)).for("update");
  const content = structuredClone(row?.content ?? beginning(demoMorning(now))) as Content;
  const answer = orRefused(() => change(content, { id: newId(now), userId: actor.id, userName: actor.name, now }));
  await db
    .update(demoDocuments)
    .set({ content, version: (row?.version ?? 0) + 1 })
    .where(eq(demoDocuments.name, name));
  return answer;
}

/** What a call asks for, in a demo's content. */
export const inDemo = <Item extends { _id: string }>(items: readonly Item[], id: string | undefined, what: string) =>
  orRefused(() => found(items, id ?? "", what));

/** The answer of a change, or a refusal where what it refers to is gone or what it asks for cannot be. */
export function orRefused<Answer>(change: () => Answer): Answer {
  try {
    return change();
  } catch (error) {
    if (error instanceof DemoMissing) throw new Refusal("NOT_FOUND", error.message);
    if (error instanceof DemoRefused)
      throw new Refusal("VALIDATION", error.message, error.field ? { fields: { [error.field]: error.message } } : {});
    throw error;
  }
}
