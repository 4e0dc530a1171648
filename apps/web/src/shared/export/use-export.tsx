import { useState, type ReactNode } from "react";
import { Download } from "@app/ui/icons.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { ListState } from "@app/ui/list/list-state.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { ExportAsked, ExportMutation } from "./export.ts";

const dialogPart = ahead(async () => (await import("./export-dialog.tsx")).ExportDialog);

/** Ids of the columns that a list shows by what its viewer chose; the first is always there. */
export const shownColumns = (
  columns: readonly { id: string; fixed?: boolean }[],
  { hidden }: Pick<ListState, "hidden">,
): string[] =>
  columns.filter(({ id, fixed }, place) => !fixed && (place === 0 || !hidden.includes(id))).map(({ id }) => id);

/**
 * The action that writes a list to a file, and its dialog:
 *
 *     const exporting = useExport(RegionsExportDocument, { filter, sort, columns, total });
 *
 * No action where there is nothing to write.
 */
export function useExport<Sort extends string, Filter>(
  mutation: ExportMutation<Sort, Filter> | undefined,
  asked: Omit<ExportAsked<Sort, Filter>, "total"> & { total: number | undefined },
): { actions: readonly PageAction[]; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { total } = asked;
  if (!mutation || total === undefined || total === 0) return { actions: [], dialog: null };
  // The dialog sends what it was given back unread.
  const plain = mutation as unknown as ExportMutation<string, unknown>;
  return {
    actions: [{ label: "Export", icon: Download, onSelect: () => setOpen(true) }],
    dialog: open ? (
      <dialogPart.Part mutation={plain} asked={{ ...asked, total }} onClose={() => setOpen(false)} />
    ) : null,
  };
}
