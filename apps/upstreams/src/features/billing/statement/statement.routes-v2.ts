import { z } from "zod";
import { statementAsked } from "@app/domain/billing/statement.ts";
import { currencies } from "@app/domain/enums.ts";
import { read, write, type Route } from "../../../http/route.ts";
import { parse } from "../../../service/parse.ts";
import { fileRecord, readableFiles } from "../../files/files.public.ts";
import { mailing } from "../../messages/mailing.public.ts";
import { drawNow } from "../documents/draw-now.ts";
import { orderStatement } from "./order-statement.ts";
import { sendStatement } from "./send-statement.ts";
import { statement, statementOf } from "./statement.ts";

const path = "/billing/statement";
const one = z.array(z.string()).length(1);

const statementPdf = z
  .object({ fileId: z.string(), file: fileRecord.nullable().meta({ description: "Null where it is not made yet." }) })
  .meta({ id: "StatementPdf" });

/** What a customer owes and how it came to that: to read, as a PDF, and by email. Source: domain.md 1.3. */
export const statementRoutes: Route[] = [
  read({
    path,
    summary: "A customer's account in one currency over some days.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ customerId: one, currency: z.array(z.enum(currencies)).length(1), from: one, to: one }),
    answer: statement,
    handle: (context, { query: { customerId, currency, from, to } }) =>
      statementOf(
        context,
        parse(statementAsked, { customerId: customerId[0], currency: currency[0], from: from[0], to: to[0] }),
      ),
  }),
  write({
    method: "post",
    path: `${path}/pdf`,
    summary: "The same as a PDF, drawn once for what it says.",
    permission: "invoices:read",
    shape: "plain",
    body: statementAsked,
    answer: statementPdf,
    async around(app, context, order) {
      const { fileId } = statementPdf.parse(await order());
      const parts = { database: app.database, clock: app.clock, log: app.log, files: app.files };
      const isDrawn = await drawNow(parts, fileId);
      const [file = null] = isDrawn ? await readableFiles({ ...context, db: app.database }, [fileId]) : [];
      return { fileId, file };
    },
    handle: async (context, { body }) => ({ fileId: (await orderStatement(context, body)).fileId, file: null }),
  }),
  ...mailing(
    write({
      method: "post",
      path: `${path}/send`,
      summary: "Sends it to the customer, with the PDF.",
      permission: "invoices:act",
      shape: "plain",
      body: statementAsked,
      answer: z.object({ sentTo: z.string() }).meta({ id: "StatementSent" }),
      handle: (context, { body }) => sendStatement(context, body),
    }),
  ),
];
