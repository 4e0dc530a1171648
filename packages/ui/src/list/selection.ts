import type { PageAction } from "../page/page-action.ts";

/** Selected rows, held by the app. `all` means every match except those in `ids`. */
export interface Selection {
  ids: ReadonlySet<string>;
  all?: boolean;
  onChange: (ids: ReadonlySet<string>, all: boolean) => void;
  /** The bulk bar's buttons. */
  actions: readonly PageAction[];
}

export const isSelected = ({ ids, all = false }: Selection, id: string) => ids.has(id) !== all;

export const selectedCount = ({ ids, all = false }: Selection, total: number) => (all ? total - ids.size : ids.size);

/** Toggles one row. */
export function turned({ ids, all = false, onChange }: Selection, id: string) {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  onChange(next, all);
}

/** Selects or deselects every row of this page. */
export function turnedPage({ ids, all = false, onChange }: Selection, page: readonly string[], ticked: boolean) {
  const next = new Set(ids);
  for (const id of page) {
    if (ticked === all) next.delete(id);
    else next.add(id);
  }
  onChange(next, all);
}
