import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { Plus } from "@app/ui/icons.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { listAnswer } from "../../../shared/list/list-answer.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { unavailableFields } from "../../../shared/errors/unavailable.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { RegionDialogs } from "../region-dialogs.tsx";
import { useRegionIntent } from "../use-region-intent.ts";
import { regionColumns } from "./regions.columns.tsx";
import { regionRules, regionsVariables } from "./regions.rules.ts";
import { RegionsListDocument } from "./regions-list.generated.ts";

/** The parts of the business: what each is called, its money, its clock and its rules. */
export function RegionsListScreen() {
  const mayWrite = useCan()("regions:write");
  const [params] = useSearchParams();
  const { state, onChange, variables } = useListState(regionRules);
  const result = useQuery(RegionsListDocument, {
    variables: regionsVariables(variables),
    fetchPolicy: "cache-and-network",
  });
  const onIntent = useRegionIntent();
  const add: PageAction = { label: "Add region", icon: Plus, main: true, href: withParams(params, { new: "" }) };

  return (
    <>
      <ListPage
        title="Regions"
        {...listAnswer(result, (data) => data.regions, ["region", "regions"])}
        actions={mayWrite ? [add] : []}
        columns={regionColumns}
        state={state}
        onChange={onChange}
        filters={regionRules.filters ?? []}
        searchLabel="Code or name"
        rowHref={({ id }) => withParams(params, { [mayWrite ? "edit" : "view"]: id })}
        onRowIntent={({ id }) => onIntent(id)}
        partial={
          unavailableFields(result.error).has("cancellationPolicy")
            ? {
                title: "Cancellation policies are unavailable right now.",
                text: "Their names are blank; everything else is up to date.",
                onRetry: () => void result.refetch(),
              }
            : undefined
        }
        empty={{
          title: "No regions yet.",
          text: mayWrite
            ? "Add the first region. Customers, tutors, invoices and curriculums belong to one."
            : "Customers, tutors, invoices and curriculums will belong to one.",
          action: mayWrite ? add : undefined,
        }}
      />
      <RegionDialogs />
    </>
  );
}
