import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Confirm } from "@app/ui/feedback/confirm.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { customerKind } from "../customer.kind.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import {
  CustomerMergesDocument,
  CustomerUnmergeDocument,
  LikelyDuplicatesDocument,
  type CustomerMergesQuery,
} from "./merge.generated.ts";
import { fieldLabel } from "./merge-labels.ts";
import css from "./merge-dialog.module.css";

type Merge = NonNullable<CustomerMergesQuery["merges"]>[number];

/** The records that were merged into a customer, with the way back; nothing where there are none. */
export function MergesSection({ record }: { record: CustomerRecordFragment }) {
  const { data, error } = useQuery(CustomerMergesDocument, {
    variables: { id: record.id },
    fetchPolicy: "cache-and-network",
  });
  const merges = (data?.merges ?? []).filter(({ keptId, undoneAt }) => keptId === record.id && undoneAt === null);
  if (error && !data)
    return (
      <Section title="Merged records">
        <p role="alert">{shownError(error).message}</p>
      </Section>
    );
  if (merges.length === 0) return null;
  return (
    <Section title="Merged records">
      {merges.map((merge) => (
        <MergedRecord key={merge.id} record={record} merge={merge} />
      ))}
    </Section>
  );
}

function MergedRecord({ record, merge }: { record: CustomerRecordFragment; merge: Merge }) {
  const can = useCan();
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const { save, saving } = useSave(CustomerUnmergeDocument, ({ unmerged }) => unmerged);
  const { error, confirm } = useConfirmed(
    async (sink) => save({ id: merge.id }, sink),
    ({ left }) => {
      void client.refetchQueries({ include: [LikelyDuplicatesDocument, CustomerMergesDocument] });
      const unchanged = (left ?? []).map(fieldLabel).join(", ");
      toast.done(
        `${merge.otherName} is a customer again.${unchanged === "" ? "" : ` Changed since and left as it is: ${unchanged}.`}`,
      );
      setAsking(false);
    },
  );
  return (
    <div className={css.person}>
      <div>
        <TextLink href={customerPath(merge.otherId)}>{merge.otherName}</TextLink>
        <p>
          Merged <Day value={merge.at} />{" "}
          {merge.by ? (
            <>
              by <StaffLink {...merge.by} />
            </>
          ) : null}
          {merge.undoableUntil ? (
            <>
              {" "}
              · can be undone until <Day value={merge.undoableUntil} />
            </>
          ) : null}
        </p>
      </div>
      {merge.undoableUntil && can(customerKind.act) ? (
        <div>
          <Button size="small" onClick={() => setAsking(true)}>
            Undo merge
          </Button>
          <Confirm
            open={asking}
            onClose={() => setAsking(false)}
            title={`Undo the merge with ${merge.otherName}?`}
            confirmLabel="Undo merge"
            pending={saving}
            error={error}
            onConfirm={confirm}
          >
            {merge.otherName} becomes a customer of their own again, with what went over to {record.name}. What was
            changed since the merge stays as it is.
          </Confirm>
        </div>
      ) : null}
    </div>
  );
}
