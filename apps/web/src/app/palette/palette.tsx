import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ArrowRight, Braces, Eye, History, Keyboard, Plus, User } from "@app/ui/icons.ts";
import { useOffered } from "@app/ui/palette/offered-actions.ts";
import { PaletteDialog, type PaletteItem } from "@app/ui/palette/palette-dialog.tsx";
import { resultKinds } from "../../features/search/result-kinds.ts";
import { recentPages } from "../../shared/browser/recent-pages.ts";
import { useSession, useViewer } from "../../shared/session/session-context.ts";
import { behindScreen, openBehindScreen } from "./behind-screen.ts";
import { groupsFor, type EntryGroup, type PaletteEntry } from "./entries.ts";
import { placesFor } from "./places.ts";
import { useFound } from "./use-found.ts";

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  onKeys: () => void;
  /** Begins to view as another role; left out for those who may not. */
  onViewAs?: (() => void) | undefined;
}

/** Go to, add, do something with what is open, find people and places; each as far as the viewer may. */
export function Palette({ open, onClose, onKeys, onViewAs }: PaletteProps) {
  const viewer = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  const client = useApolloClient();
  const offered = useOffered();
  const [text, setText] = useState("");
  const { results, isSearching, hasFailed } = useFound(open && viewer.role !== null ? text : "");

  const close = () => {
    setText("");
    onClose();
  };
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const link = (title: string, href: string, more: Partial<PaletteItem> = {}): PaletteEntry => ({
    id: `${more.hint ?? ""} ${title} ${href}`,
    label: title,
    words: `${title} ${more.hint ?? ""}`,
    onSelect: then(() => void navigate(href)),
    ...more,
  });
  const act = (title: string, onSelect: () => void, more: Partial<PaletteItem> = {}): PaletteEntry => ({
    id: `do ${title}`,
    label: title,
    words: title,
    icon: ArrowRight,
    onSelect: then(onSelect),
    ...more,
  });

  const { go, add } = placesFor(session, viewer.role);
  const here = location.pathname;
  const groups: EntryGroup[] = [
    {
      heading: offered?.title ?? "This page",
      atFirst: 6,
      entries: (offered?.actions ?? []).map(({ label, icon, danger, disabledReason, href, onSelect }) => ({
        ...act(label, () => (href ? void navigate(href) : onSelect?.()), { danger, disabledReason }),
        ...(icon && { icon }),
      })),
    },
    {
      heading: "Recent",
      atFirst: 5,
      // Pages opened in one's own role may be more than the one that is viewed as would know of.
      entries: (viewer.viewingUntil === null ? recentPages(viewer.id) : [])
        .filter(({ href }) => href !== here)
        .map(({ title, href }) => link(title, href, { icon: History, id: `recent ${href}` })),
    },
    { heading: "Add", atFirst: 0, entries: add.map(({ title, href }) => link(title, href, { icon: Plus })) },
    {
      heading: "Go to",
      atFirst: 6,
      entries: go.map(({ title, href, group }) =>
        link(title, href, { icon: ArrowRight, ...(group && { hint: group }) }),
      ),
    },
    {
      heading: "Help",
      atFirst: 1,
      entries: [
        act("Keyboard shortcuts", onKeys, { hint: "?", icon: Keyboard }),
        act(behindScreen, () => openBehindScreen(client), { icon: Braces }),
        ...(onViewAs ? [act("View as another role", onViewAs, { icon: Eye })] : []),
      ],
    },
  ];
  const found = results.map(({ title, description, kind, url }): PaletteItem => {
    const { icon } = resultKinds[kind];
    return {
      id: `found ${kind} ${title} ${description}`,
      label: title,
      hint: description,
      icon: icon ?? User,
      ...(url === null && { disabledReason: "It has no page yet." }),
      onSelect: then(() => url !== null && void navigate(url)),
    };
  });
  const shown = [
    ...groupsFor(groups, text),
    ...(found.length > 0 ? [{ heading: "People and places", items: found }] : []),
  ];

  return (
    <PaletteDialog
      open={open}
      onClose={close}
      text={text}
      onText={setText}
      groups={shown}
      empty={isSearching ? "Searching" : "Nothing found"}
      note={
        hasFailed ? "People and places could not be searched." : isSearching ? "Searching people and places" : undefined
      }
    />
  );
}
