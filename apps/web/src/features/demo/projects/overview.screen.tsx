import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { Pounds } from "../pounds.tsx";
import { ProjectStatus } from "./project-status.tsx";
import { DemoProjectsOverviewDocument } from "./projects.generated.ts";
import { projectPath, projectsPath } from "./projects-paths.ts";

const list = { label: "Browse projects", href: projectsPath };

/** The sums of the demo's projects, and what is to be done next. */
export function OverviewScreen() {
  const answer = useQuery(DemoProjectsOverviewDocument, { fetchPolicy: "cache-and-network" });
  return (
    <FoundInDemo what="projects" {...answer} list={list}>
      {(sums, { projects }) => {
        const next = (projects ?? [])
          .filter(({ status }) => status !== "DONE")
          .toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
        return (
          <DetailPage
            title="Projects overview"
            actions={[list]}
            facts={[
              { label: "Planned", value: sums.plannedCount },
              { label: "Active", value: sums.activeCount },
              { label: "Done", value: sums.doneCount },
              { label: "Budget", value: <Pounds amount={sums.budgetAmount} /> },
              { label: "Spent so far", value: <Pounds amount={sums.spentAmount} /> },
            ]}
          >
            <Section title="Due next">
              {next.length === 0 ? <p>Everything is done.</p> : null}
              <LineList>
                {next.map(({ id, name, endsOn, status }) => (
                  <li key={id}>
                    <p>
                      <TextLink href={projectPath(id)}>{name}</TextLink>
                      <small>
                        Until <Day value={endsOn} />
                      </small>
                    </p>
                    <ProjectStatus status={status} />
                  </li>
                ))}
              </LineList>
            </Section>
          </DetailPage>
        );
      }}
    </FoundInDemo>
  );
}
