import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ExamPartLevel } from "@app/domain/content/content-enums.ts";
import type { Context } from "../../service/context.ts";
import { sectionLevel, subjectLevel, topicLevel } from "./content.levels.ts";
import { nodeOf } from "./content.reads.ts";
import type { NodeRow, TreeLevel } from "./tree.levels.ts";

/** A node just as it is stored, for whoever wrote it. */
export async function nodeById({ db }: Context, { table }: TreeLevel, id: string): Promise<NodeRow | null> {
  const plain: PgTable = table;
  const [row] = await db.select().from(plain).where(eq(table.id, id));
  return (row as NodeRow | undefined) ?? null;
}

/** A subject, a topic or a section, whichever it is. */
export interface PartNode {
  level: ExamPartLevel;
  row: NodeRow;
}

const levels = { subject: subjectLevel, topic: topicLevel, section: sectionLevel };

/** One part by its level and its id, for those who may see it. */
export async function partOf(context: Context, level: ExamPartLevel, id: string): Promise<PartNode | null> {
  const row = await nodeOf<{ id: string }>(context, levels[level], id);
  return row && { level, row: row as NodeRow };
}
