import type { PageAction } from "@app/ui/page/page-action.ts";

const saveFirst = { disabledReason: "Save your changes first." };

/** Acts concern what is saved, so that nobody hands in something else than they see. */
export const whileDirty = (isDirty: boolean, actions: readonly PageAction[]): readonly PageAction[] =>
  actions.map((action) => (isDirty && action.label !== "History" ? { ...action, ...saveFirst } : action));
