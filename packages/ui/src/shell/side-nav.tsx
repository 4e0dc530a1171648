import { useId, useState } from "react";
import { ChevronRight } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { Avatar } from "../value/avatar.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { NavGroup, ShellViewer } from "./nav.ts";
import css from "./side-nav.module.css";

export interface SideNavProps {
  viewer: ShellViewer;
  groups: readonly NavGroup[];
  /** Address of the current entry; null if the page is in none. */
  currentHref: string | null;
}

/** The user, then one section per group. Only the current group is open. */
export function SideNav({ viewer, groups, currentHref }: SideNavProps) {
  const home = groups.find(({ entries }) => entries.some(({ href }) => href === currentHref))?.label ?? null;
  const [opened, setOpened] = useState({ home, label: home });
  if (opened.home !== home) setOpened({ home, label: home });

  return (
    <nav className={css.frame} aria-label="Main">
      <RouteLink
        className={css.person}
        href={viewer.href}
        aria-current={currentHref === viewer.href ? "page" : undefined}
      >
        <Avatar name={viewer.name} src={viewer.avatarSrc} />
        <span>
          <strong>{viewer.name}</strong>
          <small>{viewer.line}</small>
        </span>
      </RouteLink>
      <ul role="list">
        {groups.map((group) => (
          <Group
            key={group.label}
            group={group}
            currentHref={currentHref}
            isOpen={opened.label === group.label}
            onTurn={() => setOpened({ home, label: opened.label === group.label ? null : group.label })}
          />
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  group: NavGroup;
  currentHref: string | null;
  isOpen: boolean;
  onTurn: () => void;
}

function Group({ group: { label, icon: Icon, entries }, currentHref, isOpen, onTurn }: GroupProps) {
  const id = useId();
  return (
    <li>
      <button
        className={css.groupButton}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onTurn}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {label}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen ? (
        <ul id={id} role="list">
          {entries.map(({ label: text, href, count }) => (
            <li key={href}>
              <RouteLink className={css.entryLink} href={href} aria-current={href === currentHref ? "page" : undefined}>
                {text}
                {count ? (
                  <small>
                    {count}
                    <VisuallyHidden> to act on</VisuallyHidden>
                  </small>
                ) : null}
              </RouteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
