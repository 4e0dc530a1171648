import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { groupLessonStatuses, type GroupLessonEvent } from "@app/domain/group-lessons/group-enums.ts";
import { groupLessonMachine, takesLearners } from "@app/domain/group-lessons/group-states.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { Archive, CalendarCheck, Copy, Eye, Pencil, Plus, UserPlus, X, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import { groupPath } from "../../shared/links/record-paths.ts";
import type { GroupLessonStandingFragment } from "./group.generated.ts";
import { addDatesPath, copyPath, editPath, groupLessonKind } from "./group.kind.ts";

/** What staff do; that it begins and finishes is brought about by time. */
type Offered = Exclude<GroupLessonEvent, "begin" | "finish">;
const looks: Record<Offered, { label: string; icon: Icon; danger?: true }> = {
  publish: { label: "Publish", icon: CalendarCheck },
  cancel: { label: "Cancel it", icon: X, danger: true },
  archive: { label: "Archive", icon: Archive },
};
const isOffered = (event: GroupLessonEvent): event is Offered => event in looks;
type Standing = Pick<GroupLessonStandingFragment, "id" | "kind" | "status">;

/** What can be done with a learning pod or an immersion as it stands. */
export function useGroupActions({ id, status }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const stands = groupLessonStatuses.find((known) => toEnumName(known) === status) ?? groupLessonMachine.initial;
  const refused = can(groupLessonKind.act) ? {} : { disabledReason: whoMay(groupLessonKind.act) };
  const events = eventsFrom(groupLessonMachine, stands)
    .filter(isOffered)
    .map((event): PageAction => ({ ...looks[event], href: withParams(params, { [event]: id }), ...refused }));
  const isOpen = stands === "draft" || stands === "published" || stands === "running";
  if (!can(groupLessonKind.write)) return events;
  const copy: PageAction = { label: "Copy", icon: Copy, href: copyPath(id) };
  if (!isOpen) return [copy, ...events];
  return [
    { label: "Add dates", icon: Plus, href: addDatesPath(id), main: true },
    ...(takesLearners(stands)
      ? [{ label: "Enrol for all dates", icon: UserPlus, href: withParams(params, { enrolAll: id }), ...refused }]
      : []),
    { label: "Edit", icon: Pencil, href: editPath(id) },
    copy,
    ...events,
  ];
}

/** The same in a row, which can also be opened. */
export function useGroupRowActions(lesson: Standing): readonly PageAction[] {
  const actions = useGroupActions(lesson).map(({ main: _, ...action }) => action);
  return [{ label: "Dates and learners", icon: Eye, href: groupPath(lesson) }, ...actions];
}
