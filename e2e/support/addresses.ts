import { ask, tokenOf } from "./roles.ts";

interface Part {
  id: string;
  parentId: string | null;
  type: string;
  slug: string;
}
interface Found {
  staffUsers: { items: { id: string }[] };
  customerPods: { items: { id: string }[] };
  customers: { items: { id: string }[] };
  tutors: { items: { id: string }[] };
  curriculums: { items: { slug: string; shape: string; region: { code: string } | null; subdivisions: Part[] }[] };
}

const query = `{
  staffUsers(page: { size: 1 }) { items { id } }
  customerPods(page: { size: 1 }) { items { id } }
  customers(page: { size: 1 }) { items { id } }
  tutors(page: { size: 1 }) { items { id } }
  curriculums(page: { size: 100 }) {
    items { slug shape region { code } subdivisions { id parentId type slug archivedAt } }
  }
}`;

/** The slugs from the top of a tree down to the first topic. */
function wayDown(parts: readonly Part[], parentId: string | null = null): string[] {
  const [first] = parts.filter((part) => part.parentId === parentId);
  return first ? [first.slug, ...wayDown(parts, first.id)] : [];
}

/** Values for the parameters of paths: of records that exist where screens look for them, else anything of the right shape. */
export async function realParameters(): Promise<(path: string) => string> {
  const { curriculums, customerPods, customers, staffUsers, tutors } = await ask<Found>(
    query,
    {},
    await tokenOf("super-admin"),
  );
  const language = curriculums.items.find(({ shape }) => shape === "LANGUAGE");
  const school = curriculums.items.find(({ shape, region }) => shape === "SCHOOL" && region !== null);
  if (!language || !school?.region) throw new Error("The demo business has no curriculum of each shape.");
  const [ageGroup, level, languageTopic] = wayDown(language.subdivisions);
  const [subject, schoolTopic] = wayDown(school.subdivisions);
  const byId = {
    userId: staffUsers.items[0]?.id,
    podId: customerPods.items[0]?.id,
    customerId: customers.items[0]?.id,
  };
  // Whoever teaches is a person as a customer is, and the paths say so.
  const byTutor = { customerId: tutors.items[0]?.id };
  const byLanguage = { curriculum: language.slug, ageGroup, level, topic: languageTopic };
  const bySchool = { region: school.region.code.toLowerCase(), curriculum: school.slug, subject, topic: schoolTopic };

  return (path) => {
    const known: Record<string, string | undefined> = path.includes("/:region")
      ? bySchool
      : { ...byLanguage, ...byId, ...(path.startsWith("/app/tutoring/tutors/") && byTutor) };
    return path
      .replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? "64b000000000000000000001")
      .replace(/\*$/, path === "*" ? "/nowhere" : "nowhere");
  };
}
