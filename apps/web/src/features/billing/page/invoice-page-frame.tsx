import type { ReactNode } from "react";
import { BrandTile } from "@app/ui/shell/brand-tile.tsx";
import css from "./customer-invoice.module.css";

/** A page for customers, who have no account here: one column, whatever the width. */
export function InvoicePageFrame({
  title,
  business = "Your lessons",
  children,
}: {
  title: string;
  business?: string;
  children: ReactNode;
}) {
  return (
    <main className={css.page}>
      <div className={css.column}>
        <div className={css.brand}>
          <BrandTile size={36} />
          {business}
        </div>
        <div className={css.head}>
          <h1>{title}</h1>
        </div>
        {children}
      </div>
    </main>
  );
}
