import type { PlainRecord } from "./plain-record.ts";

export const plainCurricula: PlainRecord = {
  kind: "curriculum",
  title: "Curriculum",
  server: "v2",
  path: "/curriculum/curriculum",
  label: "name",
  writer: "director",
  actor: "super-admin",
  draft: (number) => ({ name: `Ụtụtụ ọma ${number}`, subject: "Igbo", shape: "language" }),
  added: { status: "draft", regionId: null, description: null, archivedAt: null },
  change: { name: "Renamed", description: "For beginners" },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ name: "a".repeat(101) }, { name: "Name must be 100 characters or fewer." }],
    [{ subject: "Latin" }, { subject: "Choose a valid subject." }],
    [{ shape: "round" }, { shape: "Choose a valid shape." }],
    [{ slug: "Not A Slug" }, { slug: "Use lower-case letters, numbers and single hyphens only." }],
    [{ regionId: "f".repeat(24) }, { regionId: "The selected region no longer exists." }],
  ],
  lists: [
    ["?q=yoruba&sort=-name", ["Yorùbá summer school", "Yorùbá foundations", "Yoruba for families, UK", "WAEC Yorùbá"]],
    ["?q=YORÙBÁ%20for", ["Yoruba for families, UK"]],
    ["?shape=school&status=draft", ["Yorùbá foundations"]],
    ["?status=draft&status=archived", ["Igbo for families, US", "Yorùbá foundations", "Yorùbá summer school"]],
    ["?subject=Igbo&region=us", ["Igbo for everyone", "Igbo for families, US"]],
    ["?region=ng", ["Igbo for everyone", "WAEC Igbo", "WAEC Yorùbá", "Yorùbá foundations"]],
    ["?region=zz", []],
    ["?slug=gcse-igbo", ["GCSE Igbo"]],
  ],
  refusedQueries: [["?shape=round", "Choose a valid shape."]],
  archiving: {
    first: ["activate"],
    archived: { status: "archived" },
    restored: { status: "active", archivedAt: null },
  },
};
