import { useState, type ComponentType, type ReactNode } from "react";
import { Download } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { ListState } from "@app/ui/list/list-state.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { ExportAsked, ExportMutation } from "./export.ts";

/** What writes a list to a file. */
export type ListExport<Sort extends string, Filter> = ComponentType<{
  asked: ExportAsked<Sort, Filter>;
  onClose: () => void;
}>;

/**
 * The dialog that has a list written to a file; it and the list's mutation come once it is opened. Keep it outside of the
 * components:
 *
 *     const exported = exportBy(async () => (await import("../region-jobs.generated.ts")).RegionsExportDocument);
 */
export const exportBy = <Sort extends string, Filter>(
  load: () => Promise<ExportMutation<Sort, Filter>>,
): ListExport<Sort, Filter> =>
  lazyWithPreload(async () => {
    const [{ exportDialogOf }, mutation] = await Promise.all([import("./export-dialog.tsx"), load()]);
    return exportDialogOf(mutation);
  }).Part;

/** Ids of the columns that a list shows by what its viewer chose; the first is always there. */
export const shownColumns = (
  columns: readonly { id: string; fixed?: boolean }[],
  { hidden }: Pick<ListState, "hidden">,
): string[] =>
  columns.filter(({ id, fixed }, place) => !fixed && (place === 0 || !hidden.includes(id))).map(({ id }) => id);

/**
 * The action that writes a list to a file, and its dialog:
 *
 *     const exporting = useExport(exported, { filter, sort, columns, total });
 *
 * No action where there is nothing to write.
 */
export function useExport<Sort extends string, Filter>(
  Exported: ListExport<Sort, Filter> | undefined,
  asked: Omit<ExportAsked<Sort, Filter>, "total"> & { total: number | undefined },
): { actions: readonly PageAction[]; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { total } = asked;
  if (!Exported || total === undefined || total === 0) return { actions: [], dialog: null };
  return {
    actions: [{ label: "Export", icon: Download, onSelect: () => setOpen(true) }],
    dialog: open ? <Exported asked={{ ...asked, total }} onClose={() => setOpen(false)} /> : null,
  };
}
