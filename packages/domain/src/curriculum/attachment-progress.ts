/** A learner's progress in a curriculum. Has no zod import, because screens load it. Source: domain.md 1.4. */
import type { ProgressEvent, ProgressState } from "./curriculum-enums.ts";
import type { Machine } from "../machine.ts";

/** not-started → in-progress → done; done can be reopened. */
export const progressMachine: Machine<ProgressState, ProgressEvent> = {
  initial: "not-started",
  table: {
    "not-started": { start: "in-progress" },
    "in-progress": { finish: "done" },
    done: { reopen: "in-progress" },
  },
};

interface PlacedPart {
  id: string;
  parentId: string | null;
  archivedAt: unknown;
}

interface Progress {
  subdivisionId: string;
  state: ProgressState;
}

/** Whether a part is another one, or below it at any depth. */
export function standsIn(parts: ReadonlyMap<string, PlacedPart>, id: string, branchId: string): boolean {
  if (id === branchId) return true;
  const parentId = parts.get(id)?.parentId ?? null;
  return parentId !== null && standsIn(parts, parentId, branchId);
}

/** The active parts that a learner follows: those in the chosen branches, or all if none is chosen. */
export function followedParts<Part extends PlacedPart>(parts: readonly Part[], branchIds: readonly string[]): Part[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return parts.filter(
    (part) =>
      part.archivedAt === null &&
      (branchIds.length === 0 || branchIds.some((branch) => standsIn(byId, part.id, branch))),
  );
}

/** The chosen branches that are not inside another chosen one. */
export function outerBranches(parts: readonly PlacedPart[], branchIds: readonly string[]): string[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const chosen = [...new Set(branchIds)];
  return chosen.filter((id) => !chosen.some((other) => other !== id && standsIn(byId, id, other)));
}

/** The state of a part; without an entry it is not started. */
export function progressOf(progress: readonly Progress[], subdivisionId: string): ProgressState {
  return progress.find((one) => one.subdivisionId === subdivisionId)?.state ?? progressMachine.initial;
}
