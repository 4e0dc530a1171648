import type { ReactNode } from "react";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { DemoBoardDocument, type DemoBoardPartsFragment } from "./kanban.generated.ts";

interface OnBoardProps<Found> {
  what: "list" | "card";
  find: (board: DemoBoardPartsFragment) => Found | undefined;
  onClose: () => void;
  children: (found: Found) => ReactNode;
}

/** What a dialog is about, as the board has it; or that it has been removed meanwhile. */
export function OnBoard<Found>({ what, find, onClose, children }: OnBoardProps<Found>) {
  const { data, loading } = useQuery(DemoBoardDocument);
  const found = data?.board ? find(data.board) : undefined;
  if (found) return children(found);
  const text = data?.board ? `This ${what} has been removed.` : "The board cannot be loaded. Close this and try again.";
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={loading ? "Loading" : `No such ${what}`}
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      {loading ? <SkeletonLines count={4} /> : <p>{text}</p>}
    </DialogFrame>
  );
}
