import type { Permission } from "@app/domain/permissions.ts";
import type { HistoryKind } from "@app/schema/types.generated.ts";

/** A kind of record, as its list, dialogs and forms name it. Each area has one: `regionKind`. */
export interface RecordKind {
  /** As histories name it. */
  history: HistoryKind;
  /** "region", "regions". */
  one: string;
  many: string;
  /** The root field of its lists, which a new record makes outdated. */
  list: string;
  /** Who may add and edit. */
  write: Permission;
  /** Where one has a page of its own, which a new one is offered to be opened at. */
  page?: (id: string) => string;
  /** Who may archive, restore and the like. */
  act: Permission;
}
