import { useSearchParams } from "react-router-dom";
import { BookOpen, Eye, History, MessageSquare, Pencil, UserPlus } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { appFeedbackEvents } from "./app-feedback-events.ts";
import { contentHref } from "./app-feedback-labels.ts";
import type { AppFeedbackRowFragment } from "./app-feedback.generated.ts";
import { appFeedbackKind } from "./app-feedback.kind.ts";

type Standing = Pick<AppFeedbackRowFragment, "id" | "status" | "content">;

/** What can be done with feedback as it stands. */
export function useAppFeedbackActions({ id, status, content }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const href = content && contentHref(content);
  const events = useEventActions(appFeedbackEvents)(
    id,
    offeredIn(appFeedbackEvents, stateIn(appFeedbackEvents.machine, status)),
  );
  const writing = [
    { label: "Assign", icon: UserPlus, href: to("assign") },
    { label: "Reply", icon: MessageSquare, href: to("reply") },
    { label: "Edit", icon: Pencil, href: to("edit") },
  ];
  return [
    ...(href ? [{ label: "Open the content", icon: BookOpen, href }] : []),
    ...(can(appFeedbackKind.act) ? events : []),
    ...(can(appFeedbackKind.write) ? writing : []),
    { label: "History", icon: History, href: to("history") },
  ];
}

/** The same in a row, which can also be opened. */
export function useAppFeedbackRowActions(feedback: Standing): readonly PageAction[] {
  const [params] = useSearchParams();
  const open = { label: "Open", icon: Eye, href: withParams(params, { view: feedback.id }) };
  return [open, ...useAppFeedbackActions(feedback)];
}
