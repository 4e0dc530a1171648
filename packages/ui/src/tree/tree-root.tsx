import type { Icon } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import css from "./tree-root.module.css";

interface TreeRootProps {
  label: string;
  icon: Icon;
  href: string;
  isCurrent: boolean;
}

/** The row above all others: the whole that the tree belongs to. */
export function TreeRoot({ label, icon: Icon, href, isCurrent }: TreeRootProps) {
  return (
    <RouteLink className={css.row} href={href} aria-current={isCurrent ? "page" : undefined}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {label}
    </RouteLink>
  );
}
