import { blockInWords } from "@app/domain/content/session-words.ts";
import type { Block } from "@app/domain/content/session.ts";
import { StaleDialog } from "../../../shared/save/stale-dialog.tsx";
import type { Dispute } from "./use-session-save.ts";

interface ConflictDialogProps {
  dispute: Dispute;
  onSettle: (given: readonly string[]) => Promise<boolean>;
  onClose: () => void;
}

/** Blocks that somebody else changed otherwise, each in words, to be chosen between. */
export function ConflictDialog({ dispute, onSettle, onClose }: ConflictDialogProps) {
  const { merge, theirs, changedBy, changedAt } = dispute;
  const placeOf = (id: string) =>
    [merge.blocks, theirs.blocks].map((blocks) => blocks.findIndex((one) => one._id === id));
  const labelOf = (id: string) => `Block ${(placeOf(id).find((place) => place !== -1) ?? 0) + 1}`;
  const conflicts = merge.conflicts.map(({ name, ...sides }) => ({ name, ...whatDiffers(sides) }));
  return (
    <StaleDialog
      changedBy={changedBy}
      changedAt={changedAt}
      conflicts={conflicts}
      words={{ labels: Object.fromEntries(conflicts.map(({ name }) => [name, labelOf(name)])) }}
      onSave={(given) => void onSettle(given)}
      onClose={onClose}
    />
  );
}

interface Sides {
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

const linesOf = (block: unknown) => (block === null ? ["Removed"] : blockInWords(block as Block));

/** What is said on each side, without what both sides say alike; all of it where one of them has removed the block. */
function whatDiffers({ before, mine, theirs }: Sides): Sides {
  const [own, other] = [linesOf(mine), linesOf(theirs)];
  const alike = new Set(mine === null || theirs === null ? [] : own.filter((line) => other.includes(line)));
  const said = (lines: readonly string[]) => lines.filter((line) => !alike.has(line)).join("\n");
  return { before: said(linesOf(before)), mine: said(own), theirs: said(other) };
}
