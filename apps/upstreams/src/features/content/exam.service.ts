import { and, eq, inArray, isNull, like, or } from "drizzle-orm";
import type { ExamInput, ExamUpdateInput } from "@app/domain/content/exam-tree.ts";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { slugMax } from "@app/domain/fields.ts";
import type { Cover } from "@app/domain/files/cover.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { coverAfter, keepCover } from "../files/files.public.ts";
import { regions } from "../regions/regions.public.ts";
import { exams, formerExamSlugs } from "./content.table.ts";
import { examTree, type NodeRow } from "./tree.levels.ts";
import { nodeAt, removeNode, writeDown } from "./tree.service.ts";

const slugTaken = () => fieldRefusal("examSlug", messages.unique("Slug"));
const uniques = { exams_slug: slugTaken };

/** Refuses a slug that is, or was, the address of another exam. */
async function refuseTaken({ db }: Context, slug: string, ownId = ""): Promise<void> {
  const held = await db
    .select({ examId: exams.id })
    .from(exams)
    .where(eq(exams.examSlug, slug))
    .union(db.select({ examId: formerExamSlugs.examId }).from(formerExamSlugs).where(eq(formerExamSlugs.slug, slug)));
  if (held.some(({ examId }) => examId !== ownId)) throw slugTaken();
}

/** A slug from the title that no exam has or had: with a number where the plain one is taken. */
async function madeSlug({ db }: Context, title: string): Promise<string> {
  const base =
    slugFrom(title)
      .slice(0, slugMax - 5)
      .replace(/-$/, "") || "exam";
  const near = `${base}%`;
  const rows = await db
    .select({ slug: exams.examSlug })
    .from(exams)
    .where(like(exams.examSlug, near))
    .union(db.select({ slug: formerExamSlugs.slug }).from(formerExamSlugs).where(like(formerExamSlugs.slug, near)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

async function demandRegion({ db }: Context, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const [region] = await db
    .select({ id: regions.id })
    .from(regions)
    .where(and(eq(regions.id, id), isNull(regions.archivedAt)));
  if (!region) throw fieldRefusal("regionId", messages.reference("Region"));
}

/** The cover of an exam as it stands; a row of the tree has columns of many kinds. */
const coverOf = ({ coverImage, coverAlt }: NodeRow): Cover => ({
  coverImage: coverImage as string | null,
  coverAlt: coverAlt as string | null,
});

export async function addExam(context: Context, { examSlug, ...input }: ExamInput): Promise<NodeRow> {
  await demandRegion(context, input.regionId);
  const cover = coverAfter({}, input);
  if (examSlug != null) await refuseTaken(context, examSlug);
  const slug = examSlug ?? (await madeSlug(context, input.title));
  const after: NodeRow = await withUnique(uniques, () =>
    insertRecord(context, exams, { ...input, ...cover, examSlug: slug }),
  );
  await keepCover(context, "exam", after.id, cover.coverImage);
  await writeDown(context, examTree, "created", { after });
  return after;
}

/** Saves changes to an exam. The slug that it had leads to it from now on. */
export async function saveExam(
  context: Context,
  { _id, version, examSlug, ...changes }: ExamUpdateInput,
): Promise<NodeRow> {
  const before = await nodeAt(context, examTree, { _id, version });
  if (before.archivedAt !== null) {
    throw new Refusal("WRONG_STATE", messages.wrongState("exam", "archived", "edited"));
  }
  if (changes.regionId !== before.regionId) await demandRegion(context, changes.regionId);
  const cover = coverAfter(coverOf(before), changes);
  if (cover.coverImage !== before.coverImage) await keepCover(context, "exam", before.id, cover.coverImage);
  const fields = { ...changes, ...cover };
  const old = String(before.examSlug);
  const isRenamed = examSlug !== undefined && examSlug !== old;
  if (isRenamed) await refuseTaken(context, examSlug, before.id);
  const after: NodeRow = await withUnique(uniques, () =>
    updateRecord<typeof exams, NodeRow>(context, exams, before, isRenamed ? { ...fields, examSlug } : fields),
  );
  if (isRenamed) {
    await context.db.delete(formerExamSlugs).where(inArray(formerExamSlugs.slug, [old, examSlug]));
    await context.db.insert(formerExamSlugs).values({ slug: old, examId: before.id });
  }
  await writeDown(context, examTree, "updated", { before, after });
  return after;
}

export async function removeExam(context: Context, at: { _id: string; version: number }): Promise<{ id: string }> {
  const before = await nodeAt(context, examTree, at);
  await context.db.delete(formerExamSlugs).where(eq(formerExamSlugs.examId, before.id));
  return removeNode(context, examTree, at);
}

/** The exam that a slug leads to: its own, or one that it had. */
export async function examIdOf({ db }: Context, slug: string): Promise<string | null> {
  const former = db.select({ id: formerExamSlugs.examId }).from(formerExamSlugs).where(eq(formerExamSlugs.slug, slug));
  const [found] = await db
    .select({ id: exams.id })
    .from(exams)
    .where(or(eq(exams.examSlug, slug), inArray(exams.id, former)));
  return found?.id ?? null;
}
