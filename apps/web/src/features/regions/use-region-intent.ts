import { useApolloClient } from "@apollo/client/react";
import { askEarly } from "../../shared/early/ask-early.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { RegionDetailDocument } from "./detail/region-detail.generated.ts";
import { RegionForFormDocument } from "./form/region-form.generated.ts";
import { loadDetail, loadForm } from "./region-dialogs.tsx";

/** Fetches, while a row is hovered or focused, what opening it will show. */
export function useRegionIntent(): (id: string) => void {
  const client = useApolloClient();
  const mayWrite = useCan()("regions:write");
  return (id) => {
    void (mayWrite ? loadForm() : loadDetail());
    const variables = { id };
    if (mayWrite) void askEarly(client, RegionForFormDocument, variables);
    else void askEarly(client, RegionDetailDocument, variables);
  };
}
