import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import type { DemoChatThreadLineFragment } from "./chat.generated.ts";
import { threadPath } from "./chat-place.ts";
import css from "./chat.module.css";

/** The conversations, each with the start of its latest message. */
export const ThreadLines = ({ threads }: { threads: readonly DemoChatThreadLineFragment[] }) => (
  <LineList>
    {threads.map(({ threadKey, contact, lastBody, lastAt, unseenCount }) => (
      <li key={threadKey}>
        <p>
          <TextLink href={threadPath(threadKey)}>{contact.name}</TextLink>
          <small className={css.start}>{lastBody}</small>
          {lastAt ? (
            <small>
              <When value={lastAt} />
            </small>
          ) : null}
        </p>
        {unseenCount > 0 ? <StatusChip status="new" word={`${unseenCount} new`} /> : null}
      </li>
    ))}
  </LineList>
);
