import { useApolloClient } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import type { PairVerdict } from "@app/schema/types.generated.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button, ButtonLink } from "@app/ui/page/button.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { shownError } from "../../../shared/errors/server-error.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { customerKind } from "../customer.kind.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import {
  CustomersMarkDistinctDocument,
  LikelyDuplicatesDocument,
  type LikelyDuplicateFragment,
} from "./merge.generated.ts";
import { mergeParam } from "./merge-labels.ts";
import css from "./merge-dialog.module.css";

const looks = { SAME: "May be the same person", HOUSEHOLD: "Same phone, another name" } as const;

/** Other customers who may be the same person, or of the same household; nothing where there are none. */
export function LikelyDuplicates({ record }: { record: CustomerRecordFragment }) {
  const { data, error } = useQuery(LikelyDuplicatesDocument, { variables: { id: record.id } });
  const likely = data?.likely ?? [];
  if (error && !data)
    return (
      <Section title="Possible duplicates">
        <p role="alert">{shownError(error).message}</p>
      </Section>
    );
  if (likely.length === 0) return null;
  return (
    <Section title="Possible duplicates" note="Matched by email, phone and name.">
      {likely.map((one) => (
        <Likely key={one.customer.id} record={record} likely={one} />
      ))}
    </Section>
  );
}

function Likely({ record, likely }: { record: CustomerRecordFragment; likely: LikelyDuplicateFragment }) {
  const can = useCan();
  const [params] = useSearchParams();
  const { likeness, customer } = likely;
  const { id, name, customerNumber, email, phoneNumber } = customer;
  const { cache } = useApolloClient();
  const { save, saving } = useSave(CustomersMarkDistinctDocument, ({ told }) => told);
  async function tell(verdict: PairVerdict, text: string) {
    const { payload } = await save({ id: record.id, otherId: id, verdict });
    if (!payload) return;
    cache.writeQuery({
      query: LikelyDuplicatesDocument,
      variables: { id: record.id },
      data: { likely: payload.duplicates },
    });
    toast.done(text);
  }
  return (
    <div className={css.person}>
      <div>
        <TextLink href={customerPath(id)}>{name}</TextLink>
        <p>{[looks[likeness], customerNumber, email, phoneNumber].filter(Boolean).join(" · ")}</p>
      </div>
      <div>
        {can(customerKind.act) ? (
          <ButtonLink size="small" href={withParams(params, { merge: mergeParam(record.id, id) })}>
            Compare
          </ButtonLink>
        ) : null}
        {can(customerKind.write) ? (
          <>
            <Button
              size="small"
              pending={saving}
              onClick={() => void tell("DIFFERENT", `${name} and ${record.name} are no longer offered as duplicates.`)}
            >
              Not the same person
            </Button>
            {likeness === "HOUSEHOLD" ? (
              <Button
                size="small"
                pending={saving}
                onClick={() => void tell("HOUSEHOLD", `${name} and ${record.name} are one household.`)}
              >
                Same household
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
