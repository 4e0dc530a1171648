import { demoId } from "./demo-change.ts";
import type { DemoProject } from "./projects.ts";

const day = 86_400_000;

/** Name, kind, status, budget, days until it ends, description, members, files, and what was done how many days ago. */
const written = [
  [
    ...["Second reader", "Book", "active", 480_000, 45],
    "Sixteen short stories with a word list each, for learners in their second year.",
    ["Obinna Okafor", "Hannah Whitfield"],
    [
      ["Outline.pdf", 182_000],
      ["Cover, third draft.png", 2_310_000],
    ],
    [
      [2, "Obinna Okafor", "Added the third draft of the cover."],
      [9, "Hannah Whitfield", "Sent stories one to six to the speakers."],
    ],
  ],
  [
    ...["Tone dialogues", "Recording", "active", 265_000, 20],
    "Two speakers read forty short dialogues, once slowly and once at their own pace.",
    ["Yetunde Alabi"],
    [["Studio dates.pdf", 64_000]],
    [[4, "Yetunde Alabi", "Booked the studio for two mornings."]],
  ],
  [
    ...["Reading room on Sundays", "Event", "planned", 90_000, 60],
    "Three afternoons with stories, songs and a shelf of books to borrow.",
    ["Claire Dubois", "Grace Thompson"],
    [],
    [[12, "Claire Dubois", "Asked the library for the room."]],
  ],
  [
    ...["Catalogue of flash cards", "Website", "done", 140_000, -15],
    "A page on which schools find and order the sets that go with a unit.",
    ["Grace Thompson"],
    [["Photographs.pdf", 4_200_000]],
    [[15, "Grace Thompson", "Put the page online."]],
  ],
] as const;

/** The projects that a reset brings back. */
export function projectsBeginning(now: Date): { projects: DemoProject[] } {
  const daysOn = (days: number) => new Date(now.getTime() + days * day).toISOString();
  return {
    projects: written.map(
      ([name, category, status, budgetAmount, days, description, members, files, activities], n) => ({
        _id: demoId(50, n + 1),
        name,
        category,
        status,
        budgetAmount,
        description,
        endsOn: daysOn(days).slice(0, 10),
        memberNames: [...members],
        files: files.map(([file, size], m) => ({ _id: demoId(51, n * 10 + m), name: file, size })),
        activities: activities.map(([ago, author, text], m) => ({
          _id: demoId(52, n * 10 + m),
          author,
          text,
          createdAt: daysOn(-ago),
        })),
      }),
    ),
  };
}
