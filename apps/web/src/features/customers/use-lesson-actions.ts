import { useSearchParams } from "react-router-dom";
import { CalendarPlus, Plus } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { bookAddress, type BookedFor } from "../../shared/links/book-address.ts";

/** The ways to more lessons of a person, by their id: of a course that runs, or by a request. None for those who may add neither. */
export function useLessonActions(kind: BookedFor, id: string): readonly PageAction[] {
  const mayAdd = useCan()("lessons:write");
  const [params] = useSearchParams();
  if (!mayAdd) return [];
  return [
    { label: "Book lesson", icon: CalendarPlus, href: withParams(params, { book: bookAddress(kind, id) }) },
    { label: "Add request", icon: Plus, href: withParams(params, { newRequest: id }) },
  ];
}
