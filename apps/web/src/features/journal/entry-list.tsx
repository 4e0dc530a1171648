import { useSearchParams } from "react-router-dom";
import { TextLink } from "@app/ui/link/link.tsx";
import { DueMark } from "@app/ui/value/due-day.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { RuledList } from "@app/ui/detail/ruled-list.tsx";
import { withParams } from "../../shared/page/search-params.ts";
import { FollowUpButton } from "./follow-up-button.tsx";
import { dayText, kindWord, standingOf, useToday } from "./journal-labels.ts";
import type { JournalRowFragment } from "./journal.generated.ts";
import { PersonLink } from "./person-link.public.tsx";

interface EntryListProps {
  entries: readonly JournalRowFragment[];
  /** The parameter of the address that opens one. */
  opens: string;
  /** What is said where there is none. */
  none: string;
  /** Whether each says whom it is about. */
  named?: boolean;
  onDone: () => void;
}

/** Entries one below the other, each with its follow-up, and additions right under what they add to. */
export function EntryList({ entries, opens, none, named = false, onDone }: EntryListProps) {
  const known = new Set(entries.map(({ id }) => id));
  const isFirst = ({ addsToId }: JournalRowFragment) => addsToId === null || !known.has(addsToId);
  const shown = entries
    .filter(isFirst)
    .flatMap((first) => [first, ...entries.filter((one) => one.addsToId === first.id)]);
  if (shown.length === 0) return <p>{none}</p>;
  return (
    <RuledList>
      {shown.map((entry) => (
        <Entry key={entry.id} entry={entry} isAddition={!isFirst(entry)} opens={opens} named={named} onDone={onDone} />
      ))}
    </RuledList>
  );
}

interface EntryProps extends Pick<EntryListProps, "opens" | "named" | "onDone"> {
  entry: JournalRowFragment;
  isAddition: boolean;
}

function Entry({ entry, isAddition, opens, named, onDone }: EntryProps) {
  const { id, title, kind, severity, occurredOn, author, person, visibility, followUpOn } = entry;
  const [params] = useSearchParams();
  const standing = standingOf(entry, useToday());
  return (
    <li data-addition={isAddition || undefined}>
      <p>
        <TextLink href={withParams(params, { [opens]: id })}>{title}</TextLink>
        <small>
          {named ? (
            <>
              <PersonLink person={person} /> ·{" "}
            </>
          ) : null}
          {isAddition ? "Added later" : kindWord(kind)}
          {severity === null ? null : `, severity ${severity}`} · {dayText(occurredOn)}
          {author ? ` · ${author.name}` : null}
          {visibility === "MANAGERS_ONLY" ? " · managers only" : null}
        </small>
      </p>
      {standing ? (
        <>
          <small>
            <DueMark isOver={standing.status === "overdue"} isLabelled>
              {dayText(followUpOn)}
            </DueMark>
          </small>
          <StatusChip {...standing} />
        </>
      ) : null}
      <FollowUpButton entry={entry} onDone={onDone} />
    </li>
  );
}
