import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import type { TimelineKind } from "@app/schema/types.generated.ts";
import {
  CalendarCheck,
  Check,
  GraduationCap,
  Mail,
  MessageSquare,
  Pencil,
  Phone,
  ReceiptText,
  Send,
  Star,
  UsersRound,
  type Icon,
} from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { labelOf } from "../../shared/text/option-labels.ts";
import { channelOptions } from "../customers/person-labels.public.ts";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { entryPath } from "./timeline-paths.ts";
import type { TimelineItemFragment } from "./timeline.generated.ts";
import css from "./timeline.module.css";

const looks: Record<TimelineKind, { word: string; icon: Icon }> = {
  NOTE: { word: "Note", icon: Pencil },
  MESSAGE: { word: "Message", icon: Mail },
  TASK: { word: "Task", icon: Check },
  STAGE: { word: "Stage", icon: Check },
  REQUEST: { word: "Request", icon: Send },
  COURSE: { word: "Course", icon: GraduationCap },
  LESSON: { word: "Lesson", icon: CalendarCheck },
  PLACE: { word: "Group lesson", icon: UsersRound },
  FEEDBACK: { word: "Feedback", icon: MessageSquare },
  RATING: { word: "Rating", icon: Star },
  PREPAYMENT: { word: "Prepayment invoice", icon: ReceiptText },
  ONGOING_INVOICE: { word: "Ongoing invoice", icon: ReceiptText },
  PAYMENT: { word: "Payment", icon: ReceiptText },
};

const channelWord = labelOf(channelOptions);

/** "Lesson L-000412", "Phone call", "Note". */
function headOf({ kind, number, channel }: TimelineItemFragment): string {
  if (kind === "MESSAGE" && channel) return channel === "PHONE" ? "Phone call" : channelWord(channel);
  return number === null ? looks[kind].word : `${looks[kind].word} ${number}`;
}

/** Something that happened: what, how it stands, what was said, by whom and when. */
export function TimelineLine({ owner, entry }: { owner: TimelineOwner; entry: TimelineItemFragment }) {
  const { kind, at, recordId, title, text, status, channel, by, pinned, amount } = entry;
  const path = entryPath(owner, kind, recordId);
  const head = headOf(entry);
  const Picture = kind === "MESSAGE" && channel !== "EMAIL" ? Phone : looks[kind].icon;
  return (
    <li>
      <Picture size={18} strokeWidth={1.75} aria-hidden />
      <p>
        {path === null ? <strong>{head}</strong> : <TextLink href={path}>{head}</TextLink>}
        {title === null ? null : ` · ${title}`}
        {amount ? (
          <>
            {" · "}
            <MoneyText {...amount} />
          </>
        ) : null}
        {text === null || text === "" ? null : <span className={css.text}>{text}</span>}
        <small>
          {pinned ? "Pinned · " : ""}
          <When value={at} />
          {by ? (
            <>
              {" · "}
              <StaffLink {...by} />
            </>
          ) : null}
        </small>
      </p>
      {status === null ? null : <StatusChip status={status} />}
    </li>
  );
}
