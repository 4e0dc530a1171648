import type { TypedDocumentNode } from "@apollo/client";
import type { ComponentType } from "react";
import type { Permission } from "@app/domain/permissions.ts";
import type { AccountJobKind, BulkChoice } from "@app/schema/types.generated.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";

/** One thing that can be done to many records of a list at once. */
export interface BulkAction<Filter = never> {
  kind: AccountJobKind;
  /** The button: "Archive". */
  label: string;
  /** What it means for them. */
  means: string;
  danger?: boolean;
  /** Who may do it, where that is not everybody who may do any of them. */
  needs?: Permission;
  /** Whether it is offered in a list that is filtered so; always unless given. */
  offered?: (filter: Filter) => boolean;
}

/** What is done to many records: its document names the root field `started`. `Given`: what it asks for besides them. */
export type BulkMutation<Filter, Given extends object = object> = TypedDocumentNode<
  { started: { job: { id: string } | null; userErrors: readonly RefusalFragment[] } },
  { kind: AccountJobKind; choice: BulkChoice; filter: Filter; idempotencyKey?: string | null | undefined } & Given
>;

/** What the dialog of a list is handed. */
export interface BulkDialogProps<Filter> {
  action: BulkAction;
  choice: BulkChoice;
  count: number;
  filter: Filter;
  onClose: () => void;
  /** It was begun. */
  onStarted: () => void;
  /** The number has moved: the list is to be asked for again. */
  onMoved: () => void;
}

/** What a list offers for many of its records. */
export interface Bulk<Filter> {
  needs: Permission;
  actions: readonly BulkAction<Filter>[];
  /** The list's dialog, a `BulkDialog` or a `BulkFormDialog` with its mutation, in a file of its own. */
  Dialog: ComponentType<BulkDialogProps<Filter>>;
}
