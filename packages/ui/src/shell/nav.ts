import type { Icon } from "../icons.ts";

export interface NavEntry {
  label: string;
  href: string;
  /** Only if someone must act. */
  count?: number | undefined;
}

export interface NavGroup {
  label: string;
  icon: Icon;
  entries: readonly NavEntry[];
}

export interface Crumb {
  label: string;
  /** The last one has none. */
  href?: string | undefined;
}

/** The signed-in user, for the side navigation. */
export interface ShellViewer {
  name: string;
  avatarSrc?: string | null | undefined;
  /** "Super-admin · Lagos 09:42" */
  line: string;
  /** The account page. */
  href: string;
}
