import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { undoMergeDays } from "@app/domain/people/merge.ts";
import type { MergeSide } from "@app/schema/types.generated.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { CompareFields } from "@app/ui/form/compare-fields.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { CustomerChoice } from "./customer-choice.tsx";
import {
  CustomerMergeDocument,
  CustomerMergesDocument,
  LikelyDuplicatesDocument,
  MergePreviewDocument,
  type MergePreviewQuery,
} from "./merge.generated.ts";
import { fieldLabel, mergeParam, movesInWords, valueOf } from "./merge-labels.ts";
import { SideHead } from "./side-head.tsx";
import css from "./merge-dialog.module.css";

type Preview = NonNullable<MergePreviewQuery["preview"]>;

/** Asks for the other record of a person, then shows both beside each other and merges them. */
export function MergeDialog({ id, onClose }: RecordDialogProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [keptId = "", otherId] = (id ?? "").split(".");
  const compare = (target: string, other: string) =>
    void navigate(withParams(params, { merge: mergeParam(target, other) }), {
      replace: true,
      preventScrollReset: true,
    });
  if (otherId === undefined)
    return <CustomerChoice keptId={keptId} onChoose={(other) => compare(keptId, other)} onClose={onClose} />;
  return (
    <Compared key={id} keptId={keptId} otherId={otherId} onClose={onClose} onSwap={() => compare(otherId, keptId)} />
  );
}

interface ComparedProps {
  keptId: string;
  otherId: string;
  onClose: () => void;
  onSwap: () => void;
}

function Compared({ keptId, otherId, onClose, onSwap }: ComparedProps) {
  const { data, loading, error, refetch } = useQuery(MergePreviewDocument, {
    variables: { id: keptId, otherId },
    fetchPolicy: "network-only",
  });
  if (data?.preview) return <Comparison preview={data.preview} onClose={onClose} onSwap={onSwap} onStale={refetch} />;
  return (
    <DialogFrame open wide onClose={onClose} title="Merge customers" buttons={<Button onClick={onClose}>Close</Button>}>
      {loading ? (
        <SkeletonLines count={8} />
      ) : (
        <p role="alert">{error ? shownError(error).message : "Customer not found."}</p>
      )}
    </DialogFrame>
  );
}

interface ComparisonProps extends Pick<ComparedProps, "onClose" | "onSwap"> {
  preview: Preview;
  onStale: () => Promise<unknown>;
}

function Comparison({ preview, onClose, onSwap, onStale }: ComparisonProps) {
  const { kept, other, fields, moves, blockers } = preview;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [choices, setChoices] = useState<Readonly<Record<string, MergeSide>>>({});
  const { save, saving } = useSave(CustomerMergeDocument, ({ merged }) => merged);
  const { error, confirm } = useConfirmed(
    async (sink) => {
      const outcome = await save(
        {
          id: kept.id,
          version: kept.version,
          otherId: other.id,
          otherVersion: other.version,
          choices: Object.entries(choices).map(([field, side]) => ({ field, side })),
        },
        sink,
      );
      if (outcome.stale) await onStale();
      return outcome;
    },
    ({ customer }) => {
      void client.refetchQueries({ include: [LikelyDuplicatesDocument, CustomerMergesDocument] });
      toast.done(`${other.name} was merged into ${customer?.name ?? kept.name}.`);
      void navigate(customerPath(kept.id), { replace: true });
    },
  );
  const isBlocked = blockers.length > 0;
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Merge customers"
      error={error}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button main pending={saving} disabled={isBlocked} onClick={confirm}>
            Merge into {kept.customerNumber}
          </Button>
        </>
      }
    >
      {blockers.map((text) => (
        <Banner key={text} inset tone="trouble" title={text} />
      ))}
      <CompareFields<MergeSide>
        sides={[
          { side: "KEPT", name: kept.customerNumber, head: <SideHead customer={kept} role="Stays" onSwap={null} /> },
          {
            side: "OTHER",
            name: other.customerNumber,
            head: <SideHead customer={other} role="Goes" onSwap={onSwap} />,
          },
        ]}
        fields={fields.map(({ field, side }) => ({
          name: field,
          label: fieldLabel(field),
          values: { KEPT: valueOf(kept, field), OTHER: valueOf(other, field) },
          chosen: choices[field] ?? side,
        }))}
        onChoose={(field, side) => setChoices((before) => ({ ...before, [field]: side }))}
        disabled={isBlocked}
      />
      <ul className={css.means}>
        {fields.length === 0 ? <li>Nothing differs in what is written down of them.</li> : null}
        {moves.length > 0 ? (
          <li>
            {movesInWords(moves)} of {other.name} go over.
          </li>
        ) : null}
        <li>Tags are joined, and the stricter answer about marketing stays.</li>
        <li>
          {other.customerNumber} stays as a pointer to {kept.customerNumber}. You can undo this for {undoMergeDays}{" "}
          days.
        </li>
      </ul>
    </DialogFrame>
  );
}
