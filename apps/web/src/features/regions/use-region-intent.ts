import { useApolloClient } from "@apollo/client/react";
import { useCan } from "../../shared/use-can.ts";
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
    const asked = mayWrite
      ? client.query({ query: RegionForFormDocument, variables, errorPolicy: "none" })
      : client.query({ query: RegionDetailDocument, variables, errorPolicy: "none" });
    // It is only asked early: what fails is asked again, and told, where it is shown.
    asked.catch(() => undefined);
  };
}
