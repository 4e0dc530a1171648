import { useSearchParams } from "react-router-dom";
import { Plus } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";

/** The way to a new lesson request for a person, by their id; none for those who may not add one. */
export function useRequestActions(id: string): readonly PageAction[] {
  const mayAsk = useCan()("lessons:write");
  const [params] = useSearchParams();
  return mayAsk ? [{ label: "Add request", icon: Plus, href: withParams(params, { newRequest: id }) }] : [];
}
