import type { TypedDocumentNode } from "@apollo/client";
import type { ComponentType } from "react";
import type { Permission } from "@app/domain/permissions.ts";
import type { AccountJobKind, BulkChoice } from "@app/schema/types.generated.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";

/** A bulk action of a list. */
export interface BulkAction<Filter = never> {
  kind: AccountJobKind;
  /** The button: "Archive". */
  label: string;
  /** What it does, for the user. */
  description: string;
  danger?: boolean;
  /** The kind of job that undoes it while its emails are held. */
  undo?: AccountJobKind;
  /** The permission it needs, if not that of all actions. */
  needs?: Permission;
  /** Whether it is offered with these filters; always by default. */
  offered?: (filter: Filter) => boolean;
}

/** The mutation that starts a bulk job; its root field is aliased `started`. `Given`: its further input. */
export type BulkMutation<Filter, Given extends object = object> = TypedDocumentNode<
  { started: { job: { id: string } | null; userErrors: readonly RefusalFragment[] } },
  { kind: AccountJobKind; choice: BulkChoice; filter: Filter; idempotencyKey?: string | null | undefined } & Given
>;

/** Properties of a list's bulk dialog. */
export interface BulkDialogProps<Filter> {
  action: BulkAction;
  choice: BulkChoice;
  count: number;
  filter: Filter;
  onClose: () => void;
  /** The job was started. */
  onStarted: () => void;
  /** The number of records has changed, so the list must be reloaded. */
  onMoved: () => void;
}

/** The bulk actions of a list. */
export interface Bulk<Filter> {
  needs: Permission;
  actions: readonly BulkAction<Filter>[];
  /** The list's dialog, a `BulkDialog` or a `BulkFormDialog` with its mutation, in its own file. */
  Dialog: ComponentType<BulkDialogProps<Filter>>;
}
