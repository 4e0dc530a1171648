import type { ReactNode } from "react";
import { RouteLink } from "@app/ui/link/link.tsx";
import { BrandTile } from "@app/ui/shell/brand-tile.tsx";
import css from "./public-frame.module.css";

/** A page outside the shell: the logo, and one centred element. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <header className={css.brand}>
        <RouteLink href="/app">
          <BrandTile size={36} />
          Staff portal
        </RouteLink>
      </header>
      <main className={css.main}>{children}</main>
    </div>
  );
}
