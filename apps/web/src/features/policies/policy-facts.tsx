import type { ReactNode } from "react";
import { whoMay } from "../../shared/permission/use-can.ts";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { shownValue } from "../../shared/text/record-labels.ts";
import { policyForm } from "./form/policy.fields.ts";
import { PolicyRegions, PolicyVersion } from "./policy-parts.tsx";
import { PolicyRecordDocument, type PolicyRecordFragment } from "./policy.generated.ts";

/** One cancellation policy for those who may not edit it. */
export function PolicyFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="cancellation policy"
      query={PolicyRecordDocument}
      title={({ name }) => name}
      facts={factsOf}
    >
      {(policy) => (
        <p style={{ marginTop: 16 }}>
          <PolicyVersion {...policy} />. Editing cancellation policies: {whoMay("settings:write").toLowerCase()}
        </p>
      )}
    </FactsDialog>
  );
}

function factsOf(policy: PolicyRecordFragment) {
  const { labels, recordOf } = policyForm;
  const { name: _, ...terms } = recordOf(policy).values;
  const rows = Object.entries(terms).map(([term, value]) => {
    const name = term as keyof typeof terms;
    return [labels[name], shownValue(policyForm, name, value)] as const;
  });
  return { ...Object.fromEntries<ReactNode>(rows), "Used by": <PolicyRegions regions={policy.regions} /> };
}
