import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { memoize } from "@app/domain/memoize.ts";
import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useTimeZone } from "@app/ui/value/clock.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { groupsOf, kindsIn } from "./timeline-groups.ts";
import { TimelineLine } from "./timeline-line.tsx";
import { useTimeline } from "./use-timeline.ts";
import type { TimelineItemFragment } from "./timeline.generated.ts";
import css from "./timeline.module.css";

interface TimelineProps {
  owner: TimelineOwner;
  id: string;
  name: string;
  /** What can be added to it. */
  actions?: ReactNode;
}

const monthIn = memoize(
  (timeZone: string | undefined) => new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone }),
);

/** The entries of each month by the reader's clock, in the order they come in. */
function byMonth(entries: readonly TimelineItemFragment[], timeZone: string | undefined) {
  const months = new Map<string, TimelineItemFragment[]>();
  for (const entry of entries) {
    const month = monthIn(timeZone).format(new Date(entry.at));
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}

/** All that happened to somebody in one stream, newest first. */
export function Timeline({ owner, id, name, actions }: TimelineProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const shown = params.get("show");
  const { entries, loading, error, refetch, earlier } = useTimeline(owner, id, kindsIn(shown));
  const choices = [{ name: null, label: "Everything" }, ...groupsOf(owner)];
  return (
    <TabColumn>
      <Section title="Timeline" actions={actions}>
        <div className={css.filters} role="group" aria-label="Show">
          {choices.map(({ name: group, label }) => (
            <Button
              key={label}
              size="small"
              aria-pressed={group === shown}
              onClick={() => void navigate(withParams(params, { show: group }), { replace: true })}
            >
              {label}
            </Button>
          ))}
        </div>
        {entries === undefined && loading ? <SkeletonLines count={8} /> : null}
        {entries === undefined && !loading ? <ErrorState {...failure("timeline", error, refetch)} /> : null}
        {entries?.length === 0 ? (
          <p>{shown === null ? `Nothing has happened to ${name} yet.` : "Nothing of this kind has happened yet."}</p>
        ) : null}
        {byMonth(entries ?? [], timeZone).map(([month, those]) => (
          <section key={month}>
            <h3 className={css.month}>{month}</h3>
            <LineList>
              {those.map((entry) => (
                <TimelineLine key={entry.id} owner={owner} entry={entry} />
              ))}
            </LineList>
          </section>
        ))}
        {earlier ? (
          <Button pending={loading} onClick={earlier}>
            Show earlier
          </Button>
        ) : null}
      </Section>
    </TabColumn>
  );
}
