import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { readAnew } from "../read-anew.ts";
import {
  DemoCalendarDocument,
  DemoEventAddDocument,
  DemoEventRemoveDocument,
  DemoEventUpdateDocument,
} from "./calendar.generated.ts";

/** The events, and what can be done to them; what is added or removed is read anew. */
export function useEvents() {
  const answer = useQuery(DemoCalendarDocument, readAnew);
  const { save: add } = useSave(DemoEventAddDocument, ({ saved }) => saved);
  const { save: update } = useSave(DemoEventUpdateDocument, ({ saved }) => saved);
  const { save: remove, saving: removing } = useSave(DemoEventRemoveDocument, ({ saved }) => saved);
  return { ...answer, add, update, remove, removing };
}
