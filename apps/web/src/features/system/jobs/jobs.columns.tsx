import { scheduleText } from "@app/domain/system/job-schedule.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Ago, When } from "@app/ui/value/when.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { durationOf, jobStatus, outcomeOf } from "./job-labels.ts";
import type { JobRowFragment, JobRunRowFragment } from "./jobs.generated.ts";
import { RunNow } from "./run-now.tsx";
const took = (run: JobRunRowFragment) => {
  const duration = durationOf(run);
  return duration === null ? "running" : `took ${duration}`;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const jobColumns: readonly ListColumn<JobRowFragment>[] = [
  { id: "title", header: "Job", cell: ({ title }) => title, card: "title" },
  {
    id: "schedule",
    header: "Runs",
    cell: ({ everyMinutes }) => capital(scheduleText(everyMinutes)),
  },
  {
    id: "last",
    header: "Last run",
    cell: ({ lastRun }) =>
      lastRun ? (
        <Lines first={<Ago value={lastRun.startedAt} />} second={took(lastRun)} />
      ) : (
        <Muted as="span">Never</Muted>
      ),
  },
  {
    id: "outcome",
    header: "What it did",
    cell: ({ lastRun }) => (lastRun ? outcomeOf(lastRun) : "–"),
    minWidth: 170,
    maxWidth: 300,
  },
  {
    id: "failure",
    header: "Last failure",
    whenNarrow: "hide",
    cell: ({ id, lastFailure }) =>
      lastFailure === null ? (
        <Muted as="span">None</Muted>
      ) : (
        <TextLink href={`?job=${id}`} title={lastFailure.error ?? undefined}>
          <Ago value={lastFailure.startedAt} />
        </TextLink>
      ),
  },
  { id: "next", header: "Next", cell: ({ nextAt }) => (nextAt === null ? "Now" : <When value={nextAt} />) },
  {
    id: "status",
    header: "Status",
    card: "status",
    cell: (job) => <StatusChip {...jobStatus(job)} />,
  },
  {
    id: "run",
    header: "Actions",
    quietHeader: true,
    fixed: true,
    card: "actions",
    minWidth: 104,
    cell: (job) => <RunNow job={job} />,
  },
];
