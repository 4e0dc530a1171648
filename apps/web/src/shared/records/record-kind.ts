import type { Permission } from "@app/domain/permissions.ts";
import type { HistoryKind } from "@app/schema/types.generated.ts";

/** A kind of record, for its list, dialogs and forms. Each area has one: `regionKind`. */
export interface RecordKind {
  /** Its name in histories. */
  history: HistoryKind;
  /** "region", "regions". */
  one: string;
  many: string;
  /** The root field of its lists, which a new record makes outdated. */
  list: string;
  /** The permission to add and edit. */
  write: Permission;
  /** The address of a record's own page, offered after adding one. */
  page?: (id: string) => string;
  /** The permission to archive, restore and so on. */
  act: Permission;
}
