import { CardGrid, GridCard } from "@app/ui/list/card-grid.tsx";
import { Day } from "@app/ui/value/when.tsx";
import type { DemoProjectCardFragment } from "./projects.generated.ts";
import { ProjectStatus } from "./project-status.tsx";
import { projectPath } from "./projects-paths.ts";

export const ProjectCards = ({ projects }: { projects: readonly DemoProjectCardFragment[] }) => (
  <CardGrid aria-label="Projects">
    {projects.map(({ id, name, category, endsOn, memberNames, status }) => (
      <GridCard
        key={id}
        title={name}
        href={projectPath(id)}
        line={
          <>
            {category} · until <Day value={endsOn} /> · {memberNames.join(", ")}
          </>
        }
        status={<ProjectStatus status={status} />}
      />
    ))}
  </CardGrid>
);
