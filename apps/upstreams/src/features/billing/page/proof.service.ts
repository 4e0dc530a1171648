import type { Request } from "express";
import { invoicePageMessages, proofRoom } from "@app/domain/billing/invoice-page.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import type { FileKindName } from "@app/domain/files/file-kinds.ts";
import type { App, Context, Origin } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { systemContext } from "../../../service/system-context.ts";
import { limitAttempts, noteAttempt } from "../../account/account.public.ts";
import { demandRoom, keepFile, sayingDiskFull, takeAdmitted, type FileRecord } from "../../files/files.public.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { openedBy } from "./invoice-page.service.ts";
import { pendingClaimOf } from "./transfer-claims.queries.ts";

/** Files that come by the link of an invoice are that invoice's, until a claim names them. */
const sentBy = ({ actor }: Pick<Context, "actor">, { id }: InvoiceRow) => ({ ...actor, id });

/**
 * Takes in the proof of a transfer from whoever has the link of an invoice that is still to be paid. The form has the
 * page's code, then the file.
 */
export async function takeProof(app: App, request: Request, origin: Origin): Promise<FileRecord> {
  await limitAttempts(app, "proof", origin);
  let context = systemContext(app.database, app.clock.now(), origin.requestId);
  return sayingDiskFull(() =>
    takeAdmitted(
      app,
      request,
      async (fields): Promise<FileKindName> => {
        const invoice = await openedBy(app, fields.get("code") ?? "", origin);
        if (!isPayable(invoice.status)) throw new Refusal("WRONG_STATE", invoicePageMessages.nothingDue);
        if (await pendingClaimOf(context, invoice.id)) throw new Refusal("WRONG_STATE", invoicePageMessages.pending);
        await noteAttempt(app, "proof", origin);
        await demandRoom(app.database, invoice.id, proofRoom, invoicePageMessages.proofRoom);
        context = { ...context, actor: sentBy(context, invoice) };
        return "transfer-proof";
      },
      () => context,
    ),
  );
}

/** Keeps the proof that a claim names with its invoice, for those who may read it. */
export async function keepProof(context: Context, invoice: InvoiceRow, fileId: string | null): Promise<void> {
  if (fileId !== null)
    await keepFile({ db: context.db, actor: sentBy(context, invoice) }, "evidenceFileId", fileId, {
      kind: "transfer-proof",
      refersKind: "invoice",
      refersId: invoice.id,
    });
}
