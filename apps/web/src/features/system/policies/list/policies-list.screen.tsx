import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { policyDialogs } from "../policy-dialogs.ts";
import { policyKind } from "../policy.kind.ts";
import { CancellationPoliciesExportDocument } from "./policies-export.generated.ts";
import { policiesList } from "./policies.list.tsx";

/** What cancelling, moving or missing a lesson costs, by the regions that use it. */
export function PoliciesListScreen() {
  return (
    <RecordListPage
      kind={policyKind}
      list={policiesList}
      dialogs={policyDialogs}
      exported={CancellationPoliciesExportDocument}
      title="Cancellation policies"
      searchLabel="Name"
      add={{ label: "Add cancellation policy" }}
      empty={{
        title: "No cancellation policies yet.",
        text: "Add the first policy. Each region uses one, and lessons keep a copy of the terms they were agreed under.",
        toReaders: "Each region will use one.",
      }}
    />
  );
}
