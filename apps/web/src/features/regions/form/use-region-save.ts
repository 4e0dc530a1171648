import { useApolloClient } from "@apollo/client/react";
import type { RefusalSink } from "../../../shared/save/user-errors.ts";
import { useSave, type SaveOutcome } from "../../../shared/save/use-save.ts";
import {
  RegionCreateDocument,
  RegionUpdateDocument,
  type RegionFormFragment,
  type RegionUpdateMutation,
} from "./region-form.generated.ts";
import { inputOf, type RegionValues } from "./region-values.ts";

interface Saved {
  region: RegionFormFragment | null;
  userErrors: RegionUpdateMutation["regionUpdate"]["userErrors"];
}

/** Creates a region, or saves the changed fields of one. */
export function useRegionSave(id: string | null) {
  const { cache } = useApolloClient();
  const creating = useSave(RegionCreateDocument, (data) => data.regionCreate);
  const updating = useSave(RegionUpdateDocument, (data) => data.regionUpdate);

  async function create(values: RegionValues, form: RefusalSink): Promise<SaveOutcome<Saved>> {
    const { payload } = await creating.save({ input: inputOf(values) }, form);
    if (!payload) return {};
    // It may belong on any page of any list.
    cache.evict({ id: "ROOT_QUERY", fieldName: "regions" });
    return { payload: { region: payload.region, userErrors: [] } };
  }

  function update(version: number, changed: readonly string[], values: RegionValues, form: RefusalSink) {
    const input = Object.entries(inputOf(values)).filter(([name]) => changed.includes(name));
    return updating.save({ id: id ?? "", version, input: Object.fromEntries(input) }, form);
  }

  return (version: number, changed: readonly string[], values: RegionValues, form: RefusalSink) =>
    id === null ? create(values, form) : (update(version, changed, values, form) as Promise<SaveOutcome<Saved>>);
}
