import styled from "@emotion/styled";
import { useId, useState } from "react";
import { ChevronRight } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { color } from "../theme/color.ts";
import { Avatar } from "../value/avatar.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { NavGroup, ShellViewer } from "./nav.ts";

const Frame = styled.nav({
  height: "100%",
  padding: "0 12px 24px",
  overflowY: "auto",
  scrollbarWidth: "thin",
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& ul ul": { padding: "2px 0 6px" },
});

const Person = styled(RouteLink)({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: 8,
  marginBottom: 6,
  borderRadius: 8,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { backgroundColor: color.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current=page]": { backgroundColor: color.raised, boxShadow: color.shadowSmall },
  "& > span:last-child": {
    minWidth: 0,
    "& > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
  "& small": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

const GroupButton = styled.button({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  minHeight: 36,
  padding: "0 8px",
  border: 0,
  borderRadius: 8,
  background: "none",
  color: color.textSecondary,
  fontWeight: 600,
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { color: color.text, backgroundColor: color.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-expanded=true]": { color: color.text },
  "& > svg": { flexShrink: 0 },
  "& > svg:last-child": { marginLeft: "auto", transition: "transform 120ms" },
  "&[aria-expanded=true] > svg:last-child": { transform: "rotate(90deg)" },
  "@media (pointer: coarse)": { minHeight: 44 },
});

const EntryLink = styled(RouteLink)({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  position: "relative",
  minHeight: 32,
  padding: "3px 10px 3px 38px",
  borderRadius: 8,
  color: color.textSecondary,
  textDecoration: "none",
  "& small": { fontSize: "0.8125rem", fontWeight: 400 },
  "&:hover": { color: color.text, backgroundColor: color.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current=page]": {
    color: color.text,
    fontWeight: 600,
    backgroundColor: color.raised,
    boxShadow: color.shadowSmall,
  },
  "&[aria-current=page]::before": {
    content: '""',
    position: "absolute",
    left: 17,
    top: "calc(50% - 3px)",
    width: 6,
    height: 6,
    borderRadius: "50%",
    backgroundColor: color.mark,
  },
  "@media (pointer: coarse)": { minHeight: 44 },
});

export interface SideNavProps {
  viewer: ShellViewer;
  groups: readonly NavGroup[];
  /** Address of the entry the person is in; null where it is in no entry. */
  currentHref: string | null;
}

/** The person, then one section per group; the group one is in is open, and only one is at a time. */
export function SideNav({ viewer, groups, currentHref }: SideNavProps) {
  const home = groups.find(({ entries }) => entries.some(({ href }) => href === currentHref))?.label ?? null;
  const [opened, setOpened] = useState({ home, label: home });
  if (opened.home !== home) setOpened({ home, label: home });

  return (
    <Frame aria-label="Main">
      <Person href={viewer.href} aria-current={currentHref === viewer.href ? "page" : undefined}>
        <Avatar name={viewer.name} src={viewer.avatarSrc} />
        <span>
          <strong>{viewer.name}</strong>
          <small>{viewer.line}</small>
        </span>
      </Person>
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
    </Frame>
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
      <GroupButton type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onTurn}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {label}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </GroupButton>
      {isOpen ? (
        <ul id={id} role="list">
          {entries.map(({ label: text, href, count }) => (
            <li key={href}>
              <EntryLink href={href} aria-current={href === currentHref ? "page" : undefined}>
                {text}
                {count ? (
                  <small>
                    {count}
                    <VisuallyHidden> to act on</VisuallyHidden>
                  </small>
                ) : null}
              </EntryLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
