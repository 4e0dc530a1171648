import { useSearchParams } from "react-router-dom";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { countOf } from "../../../shared/text/format.ts";
import { BooksBeginningDocument } from "./months.generated.ts";

/** When the books of a region begin; those who may say so are offered to. */
export function Beginning({ regionId }: { regionId: string }) {
  const [params] = useSearchParams();
  const mayAct = useCan()("books:act");
  const { data } = useQuery(BooksBeginningDocument, { variables: { regionId }, fetchPolicy: "cache-and-network" });
  const beginning = data?.booksBeginning;
  if (!beginning) return null;
  if (beginning.beginOn !== null)
    return (
      <p>
        The books begin on <Day value={beginning.beginOn} />.{" "}
        {beginning.before > 0
          ? `${countOf(beginning.before, "settled lesson")} before that day read “Before these books” and are not billed.`
          : "No settled lesson is before that day."}
      </p>
    );
  return mayAct ? (
    <p>
      <TextLink href={withParams(params, { region: regionId, begin: regionId })}>
        Set the first day of the books
      </TextLink>
    </p>
  ) : null;
}
