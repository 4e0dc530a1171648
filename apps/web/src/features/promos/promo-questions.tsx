import { useNavigate } from "react-router-dom";
import { RecordEventDialog } from "../../shared/records/event-dialog.tsx";
import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import type { PromoEvent } from "@app/domain/promos/promo-enums.ts";
import { promoPath } from "./promo.kind.ts";
import { discountInWords } from "./promo-labels.ts";
import { promoEvents } from "./promo-events.ts";
import {
  PromoActivateDocument,
  PromoArchiveDocument,
  PromoCopyDocument,
  PromoPauseDocument,
  PromoResumeDocument,
} from "./promo-mutations.generated.ts";
import { PromoRecordDocument, type PromoRecordFragment } from "./promo.generated.ts";

const questions: Questions<PromoRecordFragment, PromoEvent> = {
  activate: {
    mutation: PromoActivateDocument,
    description: (promo) =>
      `It takes off ${discountInWords(promo)} within its dates. Once it has been used, only its name, end date and limits can change.`,
    successMessage: ({ code }) => `${code} is active.`,
  },
  pause: {
    mutation: PromoPauseDocument,
    description: () => "The code is refused until it is resumed. Invoices that were sent with it stay as they are.",
    successMessage: ({ code }) => `${code} is paused.`,
  },
  resume: {
    mutation: PromoResumeDocument,
    description: () => "The code can be used again within its dates.",
    successMessage: ({ code }) => `${code} is active again.`,
  },
  archive: {
    mutation: PromoArchiveDocument,
    description: () =>
      "The code is refused from now on; this cannot be undone, but a copy can be made. Invoices that were sent with it keep their discount.",
    successMessage: ({ code }) => `${code} is archived.`,
  },
};

/** Asks before a promo begins, rests, goes on or is put away. */
export function PromoQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={promoEvents} query={PromoRecordDocument} questions={questions} />;
}

/** Asks before a draft with the terms of a promo is added. */
export function PromoCopy(props: RecordDialogProps) {
  const navigate = useNavigate();
  return (
    <RecordEventDialog
      {...props}
      what="promo"
      query={PromoRecordDocument}
      events={{
        copy: {
          onDone: ({ id }) => void navigate(promoPath(id)),
          verb: "Copy",
          mutation: PromoCopyDocument,
          description: () => "A draft begins with the same terms and a code of its own, which you can change.",
          successMessage: () => "A draft with the same terms was added.",
        },
      }}
    />
  );
}
