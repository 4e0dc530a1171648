import { z } from "zod";
import { projectsBeginning } from "@app/domain/demo/projects-beginning.ts";
import {
  demoProjectInput,
  demoProjectMove,
  demoProjectStatuses,
  projectChanges,
  projectSums,
} from "@app/domain/demo/projects.ts";
import { read, type Route } from "../../http/route.ts";
import { demoChanges } from "./demo-changes.ts";
import { inDemo, readDemo } from "./demo-documents.service.ts";

const text = z.string();
const file = z.object({ _id: text, name: text, size: z.int() }).meta({ id: "DemoProjectFile" });
const activity = z
  .object({ _id: text, author: text, text, createdAt: z.iso.datetime() })
  .meta({ id: "DemoProjectActivity" });
export const project = z
  .object({
    _id: text,
    name: text,
    category: text,
    description: text,
    status: z.enum(demoProjectStatuses),
    budgetAmount: z.int(),
    endsOn: z.iso.date(),
    memberNames: z.array(text),
    files: z.array(file),
    activities: z.array(activity),
  })
  .meta({ id: "DemoProject" });
const statistics = z
  .object({
    plannedCount: z.int(),
    activeCount: z.int(),
    doneCount: z.int(),
    budgetAmount: z.int(),
    spentAmount: z.int(),
  })
  .meta({ id: "DemoProjectStatistics" });

export const projects = { name: "projects", beginning: projectsBeginning };
const reads = { permission: "demo:read", shape: "plain" } as const;
const change = demoChanges(projects, "/api/projects");

const ofProject = [z.object({ project }), (answer: z.input<typeof project>) => ({ project: answer })] as const;

/** The demo's projects. Source: admin-portal.md 7. */
export const projectsDemoRoutes: Route[] = [
  read({
    ...reads,
    path: "/api/projects/overview",
    summary: "The sums of the demo's projects.",
    answer: z.object({ statistics }),
    handle: async (context) => ({ statistics: projectSums(await readDemo(context, projects)) }),
  }),
  read({
    ...reads,
    path: "/api/projects/projects",
    summary: "The demo's projects.",
    answer: z.object({ projects: z.array(project) }),
    handle: (context) => readDemo(context, projects),
  }),
  read({
    ...reads,
    path: "/api/projects/projects/{id}",
    summary: "One project of the demo.",
    answer: z.object({ project }),
    handle: async (context, { params: { id } }) => ({
      project: inDemo((await readDemo(context, projects)).projects, id, "Project"),
    }),
  }),
  change("new", "Adds a project to the demo.", demoProjectInput, projectChanges.add, ...ofProject),
  change("move-on", "Starts or finishes a project.", demoProjectMove, projectChanges.moveOn, ...ofProject),
];
