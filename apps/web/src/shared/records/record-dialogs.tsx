import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ComponentType } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Permission } from "@app/domain/permissions.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { prefetchQuery } from "../prefetch/prefetch-query.ts";
import { withParams } from "../page/search-params.ts";
import { useCan } from "../permission/use-can.ts";
import { useWayBack } from "./use-way-back.ts";

/** Properties of each dialog. */
export interface RecordDialogProps {
  /** Its name in the address: "archive". */
  name: string;
  /** The record's id; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** A dialog of a table: its file, and its query. */
export interface DialogEntry {
  load: () => Promise<ComponentType<RecordDialogProps>>;
  /** The permission to open it; everyone by default. */
  needs?: Permission;
  /** The dialog that others see instead. */
  otherwise?: string;
  /** The record's query, prefetched while its row is hovered. */
  query?: TypedDocumentNode<unknown, { id: string }>;
}

interface Opened extends Omit<DialogEntry, "load"> {
  Dialog: ComponentType<RecordDialogProps>;
  load: () => void;
}

export type DialogTable = Readonly<Record<string, Opened>>;

/**
 * A list's dialogs by the address parameter that opens them, in order of precedence. Each loads on demand:
 *
 *     export const regionDialogs = dialogsOf({
 *       new: { needs: "regions:write", load: async () => (await import("./form/region.form.tsx")).RegionForm },
 *     });
 */
export function dialogsOf(entries: Readonly<Record<string, DialogEntry>>): DialogTable {
  const opened = Object.entries(entries).map(([name, entry]) => {
    const { Part, load } = lazyWithPreload(entry.load);
    return [name, { ...entry, load, Dialog: Part }] as const;
  });
  return Object.fromEntries(opened);
}

type Can = ReturnType<typeof useCan>;

/** The dialog that a name opens for this person: itself, or its replacement. */
function openedBy(dialogs: DialogTable, name: string, can: Can): Opened | null {
  const entry = dialogs[name];
  if (!entry?.needs || can(entry.needs)) return entry ?? null;
  return openedBy(dialogs, entry.otherwise ?? "", can);
}

/** The dialogs that only show a record. */
const shows = ["view"];

/**
 * The dialog named by the address, if permitted: `?new`, `?edit=` with a record's id. Closing one that another page has
 * linked to leads back there.
 */
export function RecordDialogs({ dialogs }: { dialogs: DialogTable }) {
  const can = useCan();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const names = Object.keys(dialogs);
  // Whoever adds something is on the page that it belongs to, and stays there.
  const wayBack = useWayBack(shows.some((name) => name in dialogs && params.has(name)));
  const onClose = () => {
    const steps = wayBack();
    const closed = Object.fromEntries(names.map((name) => [name, null]));
    if (steps !== null) void navigate(-steps);
    else void navigate(withParams(params, closed), { replace: true, preventScrollReset: true });
  };

  for (const name of names) {
    const id = params.get(name);
    const opened = id || (id === "" && name === "new") ? openedBy(dialogs, name, can) : null;
    if (opened) {
      return <opened.Dialog key={`${name} ${id}`} name={name} id={id || null} onClose={onClose} />;
    }
  }
  return null;
}

/** While a row is hovered or focused, loads what opening it will show: the dialog's file and the record. */
export function useDialogIntent(dialogs: DialogTable, name: string): (id: string) => void {
  const client = useApolloClient();
  const opened = openedBy(dialogs, name, useCan());
  return (id) => {
    opened?.load();
    if (opened?.query) void prefetchQuery(client, opened.query, { id });
  };
}
