import { useState } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Download, Mail } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { fetchFile } from "../../../shared/files/download.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { CustomerStatementPdfDocument } from "./statement-of.generated.ts";
import { StatementSend, type AskedStatement } from "./statement-send.tsx";

/** The ways to hand a statement to the customer. */
export function StatementActions({ asked, readOnly }: { asked: AskedStatement; readOnly: boolean }) {
  const can = useCan();
  const [isSending, setSending] = useState(false);
  const { save, saving } = useSave(CustomerStatementPdfDocument, ({ saved }) => saved);
  async function download() {
    const { payload } = await save({ input: asked });
    if (payload?.file) fetchFile(payload.file.url, payload.file.name);
    else if (payload) toast.failed("The PDF is not ready yet. Try again in a minute.");
  }
  return (
    <>
      <Button icon={Download} pending={saving} onClick={() => void download()}>
        Download PDF
      </Button>
      {!readOnly && can(invoiceKind.act) ? (
        <Button icon={Mail} onClick={() => setSending(true)}>
          Send by email
        </Button>
      ) : null}
      {isSending ? <StatementSend asked={asked} onClose={() => setSending(false)} /> : null}
    </>
  );
}
