import * as z from "zod";
import { dateField, idField, proseField, textField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoRefused, found, type DemoChange } from "./demo-change.ts";

/**
 * How far a project of the demo has come.
 *
 * Source: admin-portal.md 7.
 * @graphql DemoProjectStatus
 */
export const demoProjectStatuses = [
  /** Nobody works on it yet. */ "planned",
  /** Somebody works on it. */ "active",
  /** It is finished. */ "done",
] as const;
export type DemoProjectStatus = (typeof demoProjectStatuses)[number];

export const demoProjectCategories = ["Book", "Recording", "Event", "Website"] as const;

export interface DemoProject {
  _id: string;
  name: string;
  category: string;
  description: string;
  status: DemoProjectStatus;
  /** Pounds in pence. */
  budgetAmount: number;
  endsOn: string;
  memberNames: string[];
  files: { _id: string; name: string; size: number }[];
  activities: { _id: string; author: string; text: string; createdAt: string }[];
}
interface Projects {
  projects: DemoProject[];
}

export const demoProjectInput = z.object({
  category: z.enum(demoProjectCategories, messages.choice("Kind")),
  name: textField("Name", 120),
  budgetAmount: wholeField("Budget", 0, 100_000_000),
  endsOn: dateField.refine((date) => date < "2101", "Choose a day before 2101."),
  description: proseField("Description", 2000),
});

export const endsEarlier = "A project cannot end before today.";

/** The fields of each step in which a project is added. */
export const demoProjectSteps = [["category"], ["name", "budgetAmount", "endsOn"], ["description"]] as const;

export const demoProjectMove = z.object({ projectId: idField("Project") });

/** What follows on a status; null for the last one. */
export const statusAfter = (status: DemoProjectStatus): DemoProjectStatus | null =>
  demoProjectStatuses[demoProjectStatuses.indexOf(status) + 1] ?? null;
const activityTexts: Readonly<Record<DemoProjectStatus, string>> = {
  planned: "Planned the project.",
  active: "Started the project.",
  done: "Finished the project.",
};

/** The sums of the overview: a finished project's budget is spent. */
export function projectSums({ projects }: Projects) {
  const budgetOf = (some: readonly DemoProject[]) => some.reduce((sum, { budgetAmount }) => sum + budgetAmount, 0);
  const withStatus = (status: DemoProjectStatus) => projects.filter((project) => project.status === status);
  return {
    plannedCount: withStatus("planned").length,
    activeCount: withStatus("active").length,
    doneCount: withStatus("done").length,
    budgetAmount: budgetOf(projects),
    spentAmount: budgetOf(withStatus("done")),
  };
}

/** Each change writes into the copy of the projects that it is given, and returns what the call answers. */
export const projectChanges = {
  /** Who adds a project is its first member. */
  add: ({ projects }: Projects, input: z.output<typeof demoProjectInput>, { id, userName, now }: DemoChange) => {
    if (input.endsOn < now.toISOString().slice(0, 10)) throw new DemoRefused(endsEarlier, "endsOn");
    return added<DemoProject>(projects, {
      _id: id,
      ...input,
      status: "planned",
      memberNames: [userName],
      files: [],
      activities: [{ _id: id, author: userName, text: "Added the project.", createdAt: now.toISOString() }],
    });
  },
  /** From planned to active to done. */
  moveOn: ({ projects }: Projects, { projectId }: z.output<typeof demoProjectMove>, by: DemoChange) => {
    const project = found(projects, projectId, "Project");
    const status = statusAfter(project.status);
    if (status === null) throw new DemoRefused("This project is finished already.");
    project.status = status;
    project.activities.unshift({
      _id: by.id,
      author: by.userName,
      text: activityTexts[status],
      createdAt: by.now.toISOString(),
    });
    return project;
  },
};
