import { useQuery } from "../../../shared/page/use-query.ts";
import { SessionFileDocument } from "../builder/builder.generated.ts";

/** A picture or a recording of a session, with the address that opens it; null while it is not known. */
export function useSessionFile(id: string) {
  const { data } = useQuery(SessionFileDocument, { variables: { id }, skip: id === "" });
  return id === "" ? null : (data?.file ?? null);
}
