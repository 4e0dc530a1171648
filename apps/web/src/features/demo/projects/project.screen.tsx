import { useParams, useSearchParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { Pounds } from "../pounds.tsx";
import { ProjectStatus } from "./project-status.tsx";
import {
  DemoProjectMoveOnDocument,
  DemoProjectPageDocument,
  type DemoProjectPartsFragment,
} from "./projects.generated.ts";
import { projectPath, projectsPath } from "./projects-paths.ts";

const list = { label: "Browse projects", href: projectsPath };

/** The project that the address names. */
export function ProjectScreen() {
  const { id = "" } = useParams();
  const answer = useQuery(DemoProjectPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  usePageTitle(answer.data?.record?.name ?? null);
  return (
    <FoundInDemo what="project" {...answer} list={list}>
      {(project) => <OpenProject key={project.id} project={project} />}
    </FoundInDemo>
  );
}

const moves = { PLANNED: "Start project", ACTIVE: "Finish project", DONE: null } as const;
const successWords = { PLANNED: "under way", ACTIVE: "finished", DONE: "" } as const;

function OpenProject({ project }: { project: DemoProjectPartsFragment }) {
  const [params] = useSearchParams();
  const { id, name, status, category, files, activities } = project;
  const mayWrite = useCan()("demo:write");
  const { save, saving } = useSave(DemoProjectMoveOnDocument, ({ saved }) => saved);
  const next = moves[status];
  const moveOn = () =>
    void save({ id }).then(({ payload }) => (payload ? toast.done(`${name} is ${successWords[status]}.`) : undefined));
  const tabs = [
    { value: "overview", label: "Overview", href: projectPath(id) },
    { value: "files", label: "Files", count: files.length, href: `${projectPath(id)}?tab=files` },
    { value: "activity", label: "Activity", href: `${projectPath(id)}?tab=activity` },
  ];
  const tab = tabs.find(({ value }) => value === params.get("tab"))?.value ?? "overview";
  return (
    <DetailPage
      title={name}
      status={<ProjectStatus status={status} />}
      line={category}
      actions={mayWrite && next ? [list, { label: next, main: true, pending: saving, onSelect: moveOn }] : [list]}
      tabs={<PageTabs label="Parts of the project" tabs={tabs} value={tab} />}
    >
      {tab === "overview" ? <Overview {...project} /> : null}
      {tab === "files" ? <Files of={files} /> : null}
      {tab === "activity" ? (
        <LineList>
          {activities.map((one) => (
            <li key={one.id}>
              <p>
                {one.text}
                <small>
                  {one.author} · <When value={one.createdAt} />
                </small>
              </p>
            </li>
          ))}
        </LineList>
      ) : null}
    </DetailPage>
  );
}

const Overview = ({ description, budgetAmount, endsOn, memberNames }: DemoProjectPartsFragment) => (
  <>
    <Section title="Description">
      <p>{description}</p>
    </Section>
    <FactsSection
      title="Facts"
      facts={[
        ["Budget", <Pounds key="budget" amount={budgetAmount} />],
        ["To be done by", <Day key="day" value={endsOn} />],
        ["Members", memberNames.join(", ")],
      ]}
    />
  </>
);

const megabyte = 1024 * 1024;
/** "178 kB", "2.2 MB" */
const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / megabyte).toFixed(1)} MB`;

function Files({ of: files }: { of: DemoProjectPartsFragment["files"] }) {
  if (files.length === 0) return <p>No files yet.</p>;
  return (
    <LineList>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <p>
            {name}
            <small>{sizeText(size)}</small>
          </p>
        </li>
      ))}
    </LineList>
  );
}
