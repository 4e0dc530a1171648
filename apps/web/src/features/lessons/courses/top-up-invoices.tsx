import { useMemo } from "react";
import { z } from "zod";
import { counted } from "@app/domain/counted.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { ConfirmedLessonFilter } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Letter } from "@app/ui/detail/letter.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { coursePath } from "../../../shared/links/record-paths.ts";
import { PreviewRefused } from "../preview-refused.tsx";
import { useBulkPreview } from "../use-bulk-preview.ts";
import { ConfirmedLessonsBulkActionDocument } from "./course-jobs.generated.ts";
import { topUpGroups, topUpParts, topUpSums, type TopUp, type TopUps } from "./top-up-groups.ts";
import { ConfirmedLessonsTopUpPreviewDocument } from "./top-ups-preview.generated.ts";

const none: readonly string[] = [];
const apart = { display: "grid", gap: 12 };
const indented = { paddingInlineStart: 18 };

/** "L-000007: 10 Igbo lessons for Chidi, 60 minutes each: £225.00, of which credit pays £20.00" */
function Line({ invoice: { courseId, name, description, currency, total, due } }: { invoice: TopUp }) {
  const fromCredit = total - due;
  return (
    <li>
      <TextLink href={coursePath(courseId)}>{name}</TextLink>: {description}, {formatMoney({ currency, amount: total })}
      {fromCredit > 0 ? `, of which credit pays ${formatMoney({ currency, amount: fromCredit })}` : ""}
    </li>
  );
}

/** What is written to one customer; another's are folded away again when these are opened. */
function Emails({ invoices }: { invoices: readonly TopUp[] }) {
  const mails = invoices.flatMap(({ courseId, mails: own }) => own.map((mail) => ({ courseId, ...mail })));
  if (mails.length === 0) return null;
  return (
    <details name="emails" style={apart}>
      <summary>{mails.length === 1 ? "Email that will be sent" : `${mails.length} emails that will be sent`}</summary>
      <p>An invoice gets its number when it is sent: it may be another by then.</p>
      {mails.map(({ courseId, to, subject, text }) => (
        <div key={`${courseId} ${to}`} style={apart}>
          {mails.length > 1 ? <p>To {to}</p> : null}
          <Letter subject={subject} text={text} />
        </div>
      ))}
    </details>
  );
}

function Shown({ preview: { invoices, refused } }: { preview: TopUps }) {
  return (
    <>
      {invoices.length > 0 ? <p>{topUpSums(invoices)}</p> : null}
      {topUpGroups(invoices).map(({ key, customer, to, currency, due, invoices: own }) => (
        <div key={key}>
          <p>
            <strong>
              {customer?.name ?? "Customer"}: {formatMoney({ currency, amount: due })}
            </strong>{" "}
            to {to}
          </p>
          <ul style={indented}>
            {own.map((invoice) => (
              <Line key={invoice.courseId} invoice={invoice} />
            ))}
          </ul>
          <Emails invoices={own} />
        </div>
      ))}
      {refused.length > 0 ? (
        <div>
          <p>{`${counted(refused.length, "course gets", "courses get")} no invoice:`}</p>
          <ul style={indented}>
            {refused.map(({ courseId, name, reason }) => (
              <li key={courseId}>
                <TextLink href={coursePath(courseId)}>{name}</TextLink>: {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** Shows the invoices for more lessons before they are sent; only these are, and only if they are still the same then. */
export function TopUpInvoices(props: BulkDialogProps<ConfirmedLessonFilter>) {
  const { choice, filter } = props;
  const asked = useMemo(() => ({ choice, filter, from: 0 }), [choice, filter]);
  const answer = useBulkPreview(ConfirmedLessonsTopUpPreviewDocument, asked, topUpParts);
  const preview = answer?.preview;
  const missing = answer?.refused ?? (answer && !answer.isPart ? null : "Wait until all invoices are shown.");
  const rules = useMemo(() => {
    const shown = (preview?.invoices ?? []).map(({ courseId, to, currency, total, due }) => ({
      courseId,
      to,
      currency,
      total,
      due,
    }));
    return z.object({ form: z.literal(missing === null ? "" : "shown", missing ?? "") }).transform(() => ({ shown }));
  }, [preview, missing]);
  return (
    <BulkFormDialog
      {...props}
      wide
      mutation={ConfirmedLessonsBulkActionDocument}
      initialValues={{ form: "" }}
      rules={rules}
      leftOut={preview?.refused.map(({ courseId }) => courseId) ?? none}
    >
      <section aria-label="Invoices" aria-live="polite" data-wide="" style={apart}>
        {answer?.refused ? <PreviewRefused answer={answer} /> : null}
        {preview ? <Shown preview={preview} /> : null}
        {answer === null ? <p>Adding up…</p> : null}
        {answer?.isPart && preview ? (
          <p>{`Adding up… ${preview.invoices.length + preview.refused.length} of ${counted(props.count, "course")} so far.`}</p>
        ) : null}
      </section>
    </BulkFormDialog>
  );
}
