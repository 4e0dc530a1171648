import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { roleFrom } from "@app/domain/permissions.ts";
import type { Role } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Bookmark, Check, Copy, Layers, Pencil, Pin, Plus, Trash2, Users } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { viewParam, type ListRules } from "../list/list-address.ts";
import { useCan } from "../permission/use-can.ts";
import { useSave } from "../save/use-save.ts";
import { copyLink } from "../text/copy-link.ts";
import { roleName } from "../text/format.ts";
import { ChangedView } from "./changed-view.tsx";
import type { MoreOfView } from "./more-of-view.ts";
import { useListViews } from "./use-list-views.ts";
import { ChooseDefaultViewDocument, ListViewsDocument, type SavedViewFragment } from "./views.generated.ts";

/** With MUI's menus, which a list needs for nothing else. */
const menu = lazyWithPreload(async () => (await import("@app/ui/page/action-menu.tsx")).ActionMenu);
const saving = lazyWithPreload(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog);
const deleting = lazyWithPreload(async () => (await import("./delete-view-dialog.tsx")).DeleteViewDialog);

type Asking = "new" | "edit" | "delete" | null;

interface ListViewsProps {
  rules: ListRules;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  more?: MoreOfView;
}

/** The menu of a list's saved views, and beside its button the current one and whether it was changed. */
export function ListViews({ rules, anchor, open, onClose, more }: ListViewsProps) {
  const here = useListViews(rules);
  const { path, views, current, query, isChanged, hrefOf, failed } = here;
  const [asking, setAsking] = useState<Asking>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const navigate = useNavigate();
  const mayShare = useCan()("views:act");
  const choose = useDefaultView(path);
  // Shown once it is among the views; before, its address would name a missing view.
  const saved = useRef<string>(undefined);
  useEffect(() => {
    const view = views.find(({ id }) => id === saved.current);
    if (view === undefined) return;
    saved.current = undefined;
    void navigate(hrefOf(view), { replace: true });
  });

  const entry = (view: SavedViewFragment): PageAction => ({
    label: view.isDefault ? `${view.name} (opens first)` : view.name,
    icon: view === current ? Check : view.audience === "PRIVATE" ? Bookmark : Users,
    href: hrefOf(view),
  });
  const ofCurrent = (view: SavedViewFragment): PageAction[] => [
    {
      label: view.isDefault ? `Stop opening with “${view.name}”` : `Open first with “${view.name}”`,
      icon: Pin,
      onSelect: () => void choose(view.isDefault ? null : view.id, null),
    },
    ...(mayShare && view.audience === "ROLE" && view.role
      ? [forRole(view, view.role, (id) => void choose(id, view.role))]
      : []),
    {
      label: "Copy link",
      icon: Copy,
      onSelect: () => void copyLink(`${location.origin}${path}?${viewParam}=${view.id}`),
    },
    ...(more?.(view) ?? []),
    ...(view.mayChange
      ? [
          { label: "Rename or share…", icon: Pencil, onSelect: () => setAsking("edit") },
          { label: "Delete view…", icon: Trash2, danger: true, onSelect: () => setAsking("delete") },
        ]
      : []),
  ];
  const actions: PageAction[] = [
    { label: "Everything", icon: current ? Layers : Check, href: hrefOf(null) },
    ...views.map(entry),
    ...(failed
      ? [{ label: "Saved views", disabledReason: "They are unavailable right now." }]
      : [{ label: "Save as a view…", icon: Plus, onSelect: () => setAsking("new") }]),
    ...(current ? ofCurrent(current) : []),
  ];

  const close = () => setAsking(null);
  return (
    <>
      {current ? (
        <ChangedView
          view={current}
          query={query}
          isChanged={isChanged}
          onSaveAsMine={() => setAsking("new")}
          onUndo={() => void navigate(hrefOf(current), { replace: true })}
        />
      ) : null}
      {wasOpen ? (
        <menu.Part anchor={anchor} under="left" open={open} onClose={onClose} actions={actions} label="Views" />
      ) : null}
      {asking === "new" || (asking === "edit" && current) ? (
        <saving.Part
          path={path}
          query={query}
          view={asking === "edit" ? current : undefined}
          onClose={close}
          onSaved={({ id }) => {
            saved.current = id;
            close();
          }}
        />
      ) : null}
      {asking === "delete" && current ? <deleting.Part view={current} onClose={close} /> : null}
    </>
  );
}

/** Toggles whether a role's members open the list with a view. */
function forRole(view: SavedViewFragment, role: Role, choose: (id: string | null) => void): PageAction {
  const is = view.defaultFor.includes(role);
  const who = roleName(roleFrom(role.toLowerCase().replaceAll("_", "-")));
  return {
    label: is ? `No longer open first for: ${who}` : `Open first for: ${who}`,
    icon: Pin,
    onSelect: () => choose(is ? null : view.id),
  };
}

/** Chooses the view that the list opens with, for oneself or a role. */
function useDefaultView(list: string) {
  const { cache } = useApolloClient();
  const { save } = useSave(ChooseDefaultViewDocument, ({ saved }) => saved);
  return async (viewId: string | null, role: Role | null) => {
    const { payload } = await save({ list, viewId, role });
    if (!payload?.listViews) return;
    cache.writeQuery({ query: ListViewsDocument, variables: { list }, data: { listViews: payload.listViews } });
    toast.done(viewId === null ? "The list opens as it is." : "The list opens with this view.");
  };
}
