import type { CurriculumTreeFragment, PartFragment } from "../tree/curriculum-tree.generated.ts";

/** A part for tests; in use, first in its place, changed by nobody in particular. */
export function aPart(id: string, changes: Partial<PartFragment> = {}): PartFragment {
  return {
    __typename: "Subdivision",
    id,
    curriculumId: "c1",
    parentId: null,
    type: "TOPIC",
    name: id,
    slug: id.toLowerCase(),
    order: 0,
    description: null,
    outcomes: [],
    resources: [],
    words: [],
    estimatedMinutes: null,
    archivedAt: null,
    updatedAt: "2026-10-21T09:00:00.000Z",
    updatedBy: null,
    version: 1,
    ...changes,
  };
}

/** A school curriculum of the UK: one subject, and in it Ekele, Ezinụlọ and Nri. */
export function aSchool(changes: Partial<CurriculumTreeFragment> = {}): CurriculumTreeFragment {
  const topic = (id: string, name: string, order: number, more: Partial<PartFragment> = {}) =>
    aPart(id, { parentId: "reading", name, slug: id, order, ...more });
  return {
    __typename: "Curriculum",
    id: "c1",
    name: "GCSE Igbo",
    slug: "gcse-igbo",
    region: { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" },
    subject: "Igbo",
    shape: "SCHOOL",
    description: "For the examination.",
    status: "DRAFT",
    allowedEvents: ["ACTIVATE"],
    attachedLearners: 0,
    updatedAt: "2026-10-21T09:00:00.000Z",
    updatedBy: null,
    version: 2,
    counts: [
      { __typename: "SubdivisionCount", type: "SUBJECT", count: 1 },
      { __typename: "SubdivisionCount", type: "TOPIC", count: 3 },
    ],
    subdivisions: [
      aPart("reading", { type: "SUBJECT", name: "Reading" }),
      topic("ekele", "Ekele", 0, { description: "greetings", outcomes: ["Greet an elder"], estimatedMinutes: 150 }),
      topic("ezinulo", "Ezinụlọ", 1, { version: 4 }),
      topic("nri", "Nri", 2),
    ],
    ...changes,
  };
}
