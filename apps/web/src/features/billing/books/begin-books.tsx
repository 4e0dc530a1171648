import { skipToken, useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { beginBooksInput } from "@app/domain/billing/book-months.ts";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { countOf } from "../../../shared/text/format.ts";
import { BooksBeginDocument } from "./month-events.generated.ts";
import { BooksBeginningDocument } from "./months.generated.ts";

interface Asked {
  beginOn: string;
}
const check = checkWith<Asked>(beginBooksInput.omit({ regionId: true }));

/** How many settled lessons the typed day leaves out of the books, and how many it posts. */
function Meaning({ regionId }: { regionId: string }) {
  const { beginOn } = useFormikContext<Asked>().values;
  const { data } = useQuery(BooksBeginningDocument, isDate(beginOn) ? { variables: { regionId, beginOn } } : skipToken);
  const found = data?.booksBeginning;
  if (!found) return null;
  return (
    <p>
      <strong>{countOf(found.before, "settled lesson")}</strong> before this day will not be in the books: no credit is
      used for them and nothing is billed. <strong>{countOf(found.since, "settled lesson")}</strong> from it on will be
      posted.
    </p>
  );
}

/** Says when the books of a region begin; once, for good. */
export function BeginBooks({ id: regionId, onClose }: RecordDialogProps) {
  const { cache } = useApolloClient();
  const { save } = useSave(BooksBeginDocument, ({ begun }) => begun);
  if (regionId === null) return null;
  async function send({ beginOn }: Asked, form: FormErrorSetter) {
    const { payload } = await save({ regionId: regionId ?? "", beginOn }, form);
    if (!payload) return;
    toast.done("The first day of the books is set.");
    for (const fieldName of ["booksBeginning", "bookMonths"]) cache.evict({ id: "ROOT_QUERY", fieldName });
    onClose();
  }
  return (
    <FormDialog<Asked>
      open
      onClose={onClose}
      title="Set the first day of the books"
      saveLabel="Begin the books"
      isAction
      danger
      initialValues={{ beginOn: "" }}
      validate={check}
      onSubmit={send}
    >
      <p>
        Lessons from this day on use credit or are billed. Bring credit from before it in by an import. This cannot be
        changed later.
      </p>
      <DateField name="beginOn" label="First day" />
      <Meaning regionId={regionId} />
    </FormDialog>
  );
}
