import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { feedbackStatuses, type FeedbackEvent } from "@app/domain/feedbacks/feedback-enums.ts";
import { feedbackMessages } from "@app/domain/feedbacks/feedback-messages.ts";
import { feedbackMachine, takesAnswers } from "@app/domain/feedbacks/feedback-states.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import {
  Archive,
  BookOpen,
  CalendarCheck,
  Check,
  CirclePlay,
  Eye,
  Gift,
  LinkIcon,
  MessageSquare,
  Pencil,
  type Icon,
} from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import { feedbackPath } from "../../shared/links/record-paths.ts";
import type { FeedbackStandingFragment } from "./feedback.generated.ts";
import { feedbackKind } from "./feedback.kind.ts";

/** What has a button of its own; asking and replying are written into the thread. */
type Offered = Exclude<FeedbackEvent, "ask" | "reply">;
const looks: Record<Offered, { label: string; icon: Icon }> = {
  open: { label: "Start handling", icon: CirclePlay },
  resolve: { label: "Resolve", icon: Check },
  close: { label: "Close", icon: Archive },
};
const isOffered = (event: FeedbackEvent): event is Offered => event in looks;

interface Standing extends Pick<FeedbackStandingFragment, "id" | "status" | "type"> {
  /** Who gave it; of one who is not named there are no lessons. */
  customer: { id: string } | null;
  /** What came of it, where that is known. */
  links?: readonly { kind: string }[] | null;
}

/** What can be done with feedback as it stands. */
export function useFeedbackActions({ id, status, type, links, customer }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const stands = feedbackStatuses.find((known) => toEnumName(known) === status) ?? feedbackMachine.initial;
  const refused = can(feedbackKind.act) ? {} : { disabledReason: whoMay(feedbackKind.act) };
  const isUndecided = type === "REFUND_REQUEST" && links?.every(({ kind }) => kind === "JOURNAL_ENTRY");
  const events = eventsFrom(feedbackMachine, stands)
    .filter(isOffered)
    .map((event): PageAction => {
      const waits = event === "resolve" && isUndecided ? { disabledReason: feedbackMessages.noDecision } : {};
      return { ...looks[event], href: to(event), ...waits, ...refused };
    });
  if (!takesAnswers(stands)) return events;
  return [
    ...events,
    { label: "Record a decision", icon: MessageSquare, href: to("decide"), ...refused },
    ...(can(feedbackKind.write) ? [{ label: "Edit", icon: Pencil, href: to("edit") }] : []),
    ...(can(feedbackKind.write) && customer ? [{ label: "Link lesson", icon: LinkIcon, href: to("linkLesson") }] : []),
    ...(can("lessons:write") && customer ? [{ label: "Rebook", icon: CalendarCheck, href: to("rebook") }] : []),
    ...(can("invoices:act") && customer ? [{ label: "Grant credit", icon: Gift, href: to("credit") }] : []),
    ...(can("tutors:write") ? [{ label: "Add journal entry", icon: BookOpen, href: to("entry") }] : []),
  ];
}

/** The same in a row, which can also be opened. */
export function useFeedbackRowActions(feedback: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: Eye, href: feedbackPath(feedback.id) }, ...useFeedbackActions(feedback)];
}
