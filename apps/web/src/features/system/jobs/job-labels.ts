import type { StatusTone } from "@app/ui/theme/tokens.ts";
import type { JobRowFragment, JobRunRowFragment } from "./jobs.generated.ts";

const count = new Intl.NumberFormat("en-GB");

/** "12 removed"; what failed says why instead. */
export function outcomeOf({ state, counts, error }: JobRunRowFragment): string {
  if (state === "RUNNING") return "Running";
  if (error !== null) return error;
  const done = counts.filter(({ count: n }) => n > 0);
  return done.map(({ name, count: n }) => `${count.format(n)} ${name}`).join(", ") || "Nothing to do";
}

/** "0.4 s", "12 s", "3 min 5 s"; null while it runs. */
export function durationOf({ startedAt, endedAt }: Pick<JobRunRowFragment, "startedAt" | "endedAt">): string | null {
  if (endedAt === null) return null;
  const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Why it ran, with who asked for it. */
export function whyItRan({ trigger, startedBy }: Pick<JobRunRowFragment, "trigger" | "startedBy">): string {
  return trigger === "PERSON" ? `Requested by ${startedBy?.name ?? "somebody"}` : "On schedule";
}

interface Shown {
  status: string;
  word: string;
  tone: StatusTone;
}

/** How a run stands. */
export const runStatus: Record<JobRunRowFragment["state"], Shown> = {
  RUNNING: { status: "running", word: "Running", tone: "underWay" },
  DONE: { status: "done", word: "Done", tone: "good" },
  FAILED: { status: "failed", word: "Failed", tone: "trouble" },
};

/** How a job stands: what matters most about it now. */
export function jobStatus({ isRunning, requestedAt, isLate, lastRun }: JobRowFragment): Shown {
  if (isRunning) return runStatus.RUNNING;
  if (requestedAt !== null) return { status: "requested", word: "About to run", tone: "waiting" };
  if (lastRun?.state === "FAILED") return runStatus.FAILED;
  if (isLate) return { status: "late", word: "Late", tone: "trouble" };
  return lastRun === null ? { status: "new", word: "Not yet run", tone: "neutral" } : runStatus.DONE;
}
