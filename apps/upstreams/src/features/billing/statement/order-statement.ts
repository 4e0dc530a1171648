import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { StatementAsked } from "@app/domain/billing/statement.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { customers, type CustomerRow } from "../../customers/customers.public.ts";
import { documentIdOf } from "../documents/document-of.ts";
import { orderDocument } from "../documents/order-document.ts";
import { statementOwner } from "../documents/statement-document.ts";
import { statementOf, type Statement } from "./statement.ts";

interface OrderedStatement {
  customer: CustomerRow;
  statement: Statement;
  fileId: string;
}

/** Orders the PDF of a statement; one that says the same is there already, and is not drawn again. */
export async function orderStatement(context: Context, asked: StatementAsked): Promise<OrderedStatement> {
  // Held, so that two who ask at once have one PDF.
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, asked.customerId)).for("update");
  if (!customer) throw fieldRefusal("customerId", messages.reference("Customer"));
  const statement = await statementOf(context, asked);
  const mark = createHash("sha256").update(JSON.stringify(statement)).digest("hex").slice(0, 16);
  const ownerId = statementOwner(asked, mark);
  const fileId =
    (await documentIdOf(context, "statement", ownerId)) ?? (await orderDocument(context, "statement", ownerId));
  return { customer, statement, fileId };
}
