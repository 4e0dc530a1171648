import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { billedItems } from "./billed-items.table.ts";

/** Frees what an invoice accounted for, which is to be billed again; its lines stay as they are. */
export const freeItems = ({ db }: Pick<Context, "db">, invoiceId: string) =>
  db.delete(billedItems).where(eq(billedItems.invoiceId, invoiceId));
