import { useState, type ComponentType, type ReactNode } from "react";
import { Download } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { ListState } from "@app/ui/list/list-state.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { ExportAsked, ExportMutation } from "./export.ts";

/** A list's export dialog. */
export type ListExport<Sort extends string, Filter, More extends object = object> = ComponentType<{
  asked: ExportAsked<Sort, Filter, More>;
  onClose: () => void;
}>;

/**
 * A list's export dialog. It and the mutation load when it is opened. Create it outside components:
 *
 *     const exported = exportBy(async () => (await import("../region-jobs.generated.ts")).RegionsExportDocument);
 */
export const exportBy = <Sort extends string, Filter, More extends object = object>(
  load: () => Promise<ExportMutation<Sort, Filter, NoInfer<More>>>,
): ListExport<Sort, Filter, More> =>
  lazyWithPreload(async () => {
    const [{ exportDialogOf }, mutation] = await Promise.all([import("./export-dialog.tsx"), load()]);
    return exportDialogOf(mutation);
  }).Part;

/** Ids of the columns for a file: those that the viewer has not hidden; the first is always included. */
export const shownColumns = (
  columns: readonly { id: string; fixed?: boolean; onlyOnScreen?: boolean }[],
  { hidden }: Pick<ListState, "hidden">,
): string[] =>
  columns
    .filter(({ id, fixed, onlyOnScreen }, place) => !fixed && !onlyOnScreen && (place === 0 || !hidden.includes(id)))
    .map(({ id }) => id);

/**
 * The export action and its dialog:
 *
 *     const exporting = useExport(exported, { filter, sort, columns, total });
 *
 * No action if there is nothing to export.
 */
export function useExport<Sort extends string, Filter, More extends object = object>(
  Exported: ListExport<Sort, Filter, More> | undefined,
  asked: Omit<ExportAsked<Sort, Filter, More>, "total"> & { total: number | undefined },
): { actions: readonly PageAction[]; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { total } = asked;
  if (!Exported || total === undefined || total === 0) return { actions: [], dialog: null };
  return {
    actions: [{ label: "Export", icon: Download, onSelect: () => setOpen(true) }],
    dialog: open ? <Exported asked={{ ...asked, total }} onClose={() => setOpen(false)} /> : null,
  };
}
