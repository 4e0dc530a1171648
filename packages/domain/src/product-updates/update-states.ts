/** States of product updates. Has no zod import, because screens load it. Source: domain.md 2.15. */
import type { Machine } from "../machine.ts";
import { rightsOf, scopeOf, type Rights } from "../permissions.ts";
import type { ProductUpdateEvent, ProductUpdateStatus } from "./update-enums.ts";

/** draft → scheduled → published ⇄ retired; one that is scheduled may get another time, or become a draft again. */
export const productUpdateMachine: Machine<ProductUpdateStatus, ProductUpdateEvent> = {
  initial: "draft",
  table: {
    draft: { schedule: "scheduled", publish: "published" },
    scheduled: { schedule: "scheduled", unschedule: "draft", publish: "published" },
    published: { retire: "retired" },
    retired: { restore: "published" },
  },
  asks: ["schedule", "publish", "retire", "restore"],
};

/** Past participle for messages: "This product update is retired, so it cannot be published." */
export const productUpdateDone: Record<ProductUpdateEvent, string> = {
  schedule: "scheduled",
  unschedule: "unscheduled",
  publish: "published",
  retire: "retired",
  restore: "restored",
};

/** As refusals name a status: "This product update is a draft, so it cannot be retired." */
export const productUpdateStates: Readonly<Record<ProductUpdateStatus, string>> = {
  draft: "a draft",
  scheduled: "scheduled",
  published: "published",
  retired: "retired",
};

/** Whether it may still be edited: until it is out. */
export const isEditable = (status: ProductUpdateStatus): boolean => status === "draft" || status === "scheduled";

/**
 * Whether somebody may change product updates, and this one: creators change their own, and nobody who may not publish
 * changes what was approved to go out.
 */
export const mayWriteUpdate = (
  viewer: Rights & { id: string },
  { createdBy, status }: { createdBy: string; status: ProductUpdateStatus },
): boolean =>
  rightsOf(viewer).has(status === "scheduled" ? "words:act" : "words:write") &&
  (scopeOf(viewer.role, "words") !== "ownWrites" || createdBy === viewer.id);
