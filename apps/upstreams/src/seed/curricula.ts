import { curriculumInput, slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { subdivisionInput, typesOf } from "@app/domain/curriculum/subdivision.ts";
import type { Database } from "../database/client.ts";
import { curricula, subdivisions } from "../features/curriculum/curriculum.public.ts";
import { curriculumPlans, type CurriculumPlan } from "./curriculum-plans.ts";
import type { Seed } from "./random.ts";
import type { RegionCode, SeededRegion } from "./regions.ts";
import { isTopic, type Branch, type TopicText } from "./topic-text.ts";

type PartRow = typeof subdivisions.$inferInsert;

const site = { Igbo: "https://www.bbc.com/igbo", Yoruba: "https://www.bbc.com/yoruba" } as const;

function resourcesOf(plan: CurriculumPlan, name: string, gloss: string) {
  const folder = `https://resources.example.org/${slugFrom(plan.name)}`;
  const slug = slugFrom(name);
  const language = plan.subject === "Yoruba" ? "Yoruba" : "Igbo";
  return [
    { title: `${gloss}: worksheet`, kind: "document", url: `${folder}/${slug}.pdf` },
    { title: `${name}: listen and repeat`, kind: "audio", url: `${folder}/${slug}.mp3` },
    ...(language === plan.subject ? [{ title: `Reading in ${language}`, kind: "link", url: site[language] }] : []),
  ];
}

/** The parts under one parent, each followed by what stands under it. */
function partsOf(seed: Seed, plan: CurriculumPlan, curriculumId: string, createdAt: Date) {
  const types = typesOf(plan.shape);
  const make = (part: Branch | TopicText, order: number, depth: number, parentId: string | null): PartRow[] => {
    const [name, gloss, ...outcomes] = isTopic(part) ? part : [part.name, part.description];
    const checked = subdivisionInput.parse({
      curriculumId,
      parentId,
      type: types[depth],
      name,
      description: gloss,
      outcomes,
      ...(isTopic(part) && {
        resources: resourcesOf(plan, name, gloss ?? ""),
        estimatedMinutes: seed.chance.pick([30, 45, 60, 90]),
      }),
    });
    const row = { ...seed.record(createdAt), ...checked, slug: slugFrom(name), order };
    const below = isTopic(part) ? [] : part.below;
    return [row, ...below.flatMap((child, place) => make(child, place, depth + 1, row.id))];
  };
  return plan.parts.flatMap((part, order) => make(part, order, 0, null));
}

/** Curricula with their trees. The Yorùbá course for families uses some of the lessons. */
export async function seedCurricula(
  db: Database,
  seed: Seed,
  regions: Record<RegionCode, SeededRegion>,
  lessonIds: readonly string[],
): Promise<void> {
  const curriculumSeeds = curriculumPlans.map((plan) => {
    const { region, status, parts, ...fields } = plan;
    const createdAt = seed.daysAgo(seed.chance.whole(60, 600));
    const checked = curriculumInput.parse({ ...fields, regionId: region === null ? null : regions[region].id });
    const archivedAt = status === "archived" ? seed.daysAgo(30) : null;
    const row = { ...seed.record(createdAt), ...checked, slug: slugFrom(plan.name), status, archivedAt };
    return { row, parts: partsOf(seed, plan, row.id, createdAt), usesLessons: plan.name === "Yoruba for families, UK" };
  });
  for (const { parts, usesLessons } of curriculumSeeds) {
    const topics = parts.filter(({ type }) => type === "topic");
    if (usesLessons) lessonIds.forEach((id, place) => topics[place] && (topics[place].lessonIds = [id]));
  }
  await db.insert(curricula).values(curriculumSeeds.map(({ row }) => row));
  await db.insert(subdivisions).values(curriculumSeeds.flatMap(({ parts }) => parts));
}
