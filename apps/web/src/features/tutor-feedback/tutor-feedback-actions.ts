import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { tutorFeedbackStatuses, type TutorFeedbackEvent } from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { tutorFeedbackMachine } from "@app/domain/tutor-feedback/tutor-feedback-states.ts";
import { BookOpen, Check, CirclePlay, Eye, History, LinkIcon, Pencil, RotateCcw, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import type { TutorFeedbackRowFragment } from "./tutor-feedback.generated.ts";
import { tutorFeedbackKind } from "./tutor-feedback.kind.ts";

const looks: Record<TutorFeedbackEvent, { label: string; icon: Icon }> = {
  acknowledge: { label: "Acknowledge", icon: Eye },
  start: { label: "Start", icon: CirclePlay },
  resolve: { label: "Resolve", icon: Check },
  reopen: { label: "Reopen", icon: RotateCcw },
};

/** What can be done with feedback as it stands; `clear` are parameters that the address loses on the way. */
export function useFeedbackActions(
  { id, status }: Pick<TutorFeedbackRowFragment, "id" | "status">,
  clear: Readonly<Record<string, null>> = {},
): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { ...clear, [name]: id });
  const stands = tutorFeedbackStatuses.find((known) => toEnumName(known) === status) ?? tutorFeedbackMachine.initial;
  const events = eventsFrom(tutorFeedbackMachine, stands).map((event) => ({ ...looks[event], href: to(event) }));
  const writing = [
    { label: "Edit", icon: Pencil, href: to("editFeedback") },
    { label: "Link lesson", icon: LinkIcon, href: to("linkLesson") },
    { label: "Add journal entry", icon: BookOpen, href: to("entryFromFeedback") },
  ];
  return [
    ...(can(tutorFeedbackKind.act) ? events : []),
    ...(can(tutorFeedbackKind.write) ? writing : []),
    { label: "History", icon: History, href: to("feedbackHistory") },
  ];
}
