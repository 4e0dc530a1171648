import { useSearchParams } from "react-router-dom";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { meetingIsOpen } from "./meeting-open.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { countOf } from "../../../shared/text/format.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import type { GroupLessonRecordFragment } from "../group.generated.ts";
import { GroupDatesDocument, type GroupDateFragment } from "../session.generated.ts";
import { Roster } from "./roster.tsx";

/** "5 of 6 enrolled · 2 wait", or who came where that is known. */
function countsInWords({ enrolled, capacityMax, waitlisted, attended, absent }: GroupDateFragment): string {
  if (attended + absent > 0) return `${attended} came · ${absent} did not`;
  return `${enrolled} of ${capacityMax} enrolled${waitlisted > 0 ? ` · ${waitlisted} on the waiting list` : ""}`;
}

interface DatesProps {
  title: string;
  dates: readonly GroupDateFragment[];
  meetingUrl: string | null;
}

/** Where a session is held, from two hours before until it is over; a warning where nobody has said. */
function Meeting({ date: { start, end, status }, url }: { date: GroupDateFragment; url: string | null }) {
  const now = useNow();
  const isOn = status === "SCHEDULED" || status === "IN_PROGRESS";
  if (!isOn || !meetingIsOpen({ start, end }, now)) return null;
  return url ? <TextLink href={url}>Join</TextLink> : <strong data-warning="">No meeting link</strong>;
}

function Dates({ title, dates, meetingUrl }: DatesProps) {
  const [params] = useSearchParams();
  return (
    <Section title={title}>
      <LineList>
        {dates.map((date) => (
          <li key={date.id}>
            <p>
              <TextLink href={withParams(params, { roster: date.id })}>
                <When value={date.start} />
              </TextLink>
              <small>
                {countsInWords(date)}
                {date.disputed > 0 ? (
                  <strong data-warning=""> · {countOf(date.disputed, "disputed charge")}</strong>
                ) : null}
                {date.belowMinimum ? <strong data-warning=""> · below the minimum</strong> : null}{" "}
                <Meeting date={date} url={meetingUrl} />
              </small>
            </p>
            <StatusChip status={date.status} />
          </li>
        ))}
      </LineList>
    </Section>
  );
}

/** The dates of a learning pod or an immersion, what is to come in front; or who is enrolled on one of them. */
export function DatesTab({ record }: { record: GroupLessonRecordFragment }) {
  const [params] = useSearchParams();
  const now = useNow().toISOString();
  const { data, loading, error, refetch } = useQuery(GroupDatesDocument, {
    variables: { id: record.id },
    fetchPolicy: "cache-and-network",
  });
  const chosen = params.get("roster");
  if (chosen) return <Roster id={chosen} />;
  const dates = data?.groupLesson?.dates;
  if (!dates) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("dates", error, refetch)} />;
  }
  const upcoming = dates.filter(({ end }) => end > now).toReversed();
  const past = dates.filter(({ end }) => end <= now);
  return (
    <TabColumn>
      {dates.length === 0 ? <p>No dates yet. Add the first one.</p> : null}
      {upcoming.length > 0 ? <Dates title="Upcoming" dates={upcoming} meetingUrl={record.meetingUrl} /> : null}
      {past.length > 0 ? <Dates title="Past" dates={past} meetingUrl={record.meetingUrl} /> : null}
    </TabColumn>
  );
}
