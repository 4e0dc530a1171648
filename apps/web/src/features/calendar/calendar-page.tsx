import { Suspense, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { CalendarCheck, CalendarPlus, History, Search } from "@app/ui/icons.ts";
import { Body, Page } from "@app/ui/list/list-frame.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { failure } from "../../shared/errors/failure.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../shared/records/record-dialogs.tsx";
import { useRegionChoices } from "../regions/region-choices.public.ts";
import { useTutorChoices } from "../tutors/tutor-choices.public.ts";
import { Agenda } from "./agenda/agenda.tsx";
import { CalendarBar } from "./bar/calendar-bar.tsx";
import { calendarDialogs } from "./calendar-dialogs.ts";
import { calendarFilters, onePersonIn } from "./calendar-filters.ts";
import { chosenIn } from "../../shared/list/chosen-in.ts";
import { useCalendarPlace, type Lanes } from "./calendar-place.ts";
import { calendarTitle } from "../../shared/text/calendar-title.ts";
import { countOf } from "./calendar-labels.ts";
import { EntryActsContext } from "./entry-acts.ts";
import { LaneGrid } from "./lanes/lane-grid.tsx";
import { lanesOf } from "./lanes/lane-rows.ts";
import { NoLessons } from "./no-lessons.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useCalendarActs } from "./use-calendar-acts.ts";

const timeGrid = lazyWithPreload(async () => (await import("./grid/time-grid.tsx")).TimeGrid);

type Place = ReturnType<typeof useCalendarPlace>;
type Calendar = ReturnType<typeof useCalendar>;

function Facts({ calendar: { contents, entries, shifts } }: { calendar: Calendar }) {
  if (!contents) return <SkeletonBar width={220} />;
  const count = `${countOf(entries.length, "lesson")} · ${countOf(contents.tutors.length, "tutor")}`;
  return (
    <>
      {count}
      {shifts.size === 0 ? null : (
        <>
          {" · "}
          <strong>{[...shifts.values()].join(". ")}</strong>
        </>
      )}
    </>
  );
}

function Contents({ place, calendar }: { place: Place; calendar: Calendar }) {
  const { view, lanes, days, today, timeZone, date, to } = place;
  const { contents, entries, shifts } = calendar;
  const counts = useMemo(() => {
    const known = new Map<string, number>();
    for (const { date: day } of entries) known.set(day, (known.get(day) ?? 0) + 1);
    return known;
  }, [entries]);
  const rows = useMemo(
    () => (contents ? lanesOf(lanes, { contents, entries, days, timeZone, placeName }) : []),
    [contents, entries, days, timeZone, lanes],
  );
  if (!contents) return <SkeletonLines count={10} />;
  const empty = <NoLessons isFiltered={Object.keys(chosenIn(calendarFilters, place.params)).length > 0} />;
  if (view === "agenda") {
    // Today and days on which a clock changes are told of without lessons too.
    if (entries.length === 0 && shifts.size === 0 && !days.includes(today)) return empty;
    const names = new Map(contents.tutors.map(({ id, name }) => [id, name]));
    return (
      <Agenda
        entries={entries}
        days={days}
        today={today}
        shifts={shifts}
        tutorOf={(id) => names.get(id) ?? "Unknown"}
      />
    );
  }
  if (lanes === "none" || view === "month") {
    const hrefOfDay = (day: string) => to({ show: "day", date: day });
    return (
      <timeGrid.Part
        view={view}
        date={date}
        today={today}
        timeZone={timeZone}
        entries={entries}
        shifts={shifts}
        hrefOfDay={hrefOfDay}
        waiting={<SkeletonLines count={10} />}
      />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <LaneGrid
      days={days}
      today={today}
      timeZone={timeZone}
      counts={counts}
      shifts={shifts}
      lanes={rows}
      corner={`${placeName(timeZone)} time`}
    />
  );
}

/** A calendar: heading, dates and views, and what lies in them. `lanes`: what it has at first. */
export function CalendarPage({ lanes }: { lanes: Lanes }) {
  const place = useCalendarPlace({ lanes });
  const calendar = useCalendar(place);
  const { contents, error, loading, refetch } = calendar;
  const navigate = useNavigate();
  const acts = useCalendarActs(place, navigate);
  const { regions = [] } = useRegionChoices();
  const tutors = useTutorChoices();
  const choices = {
    tutorId: tutors,
    regionId: regions.map(({ id, name }) => ({ value: id, label: name })),
    customerId: (contents?.customers ?? []).map(({ id, name }) => ({ value: id, label: name })),
  };
  const zones = [...(contents?.tutors ?? []), ...(contents?.customers ?? [])].map(({ timeZone }) => timeZone);
  const can = useCan();
  const one = onePersonIn(place.params);
  const left = contents ? contents.total - contents.entries.length : 0;
  return (
    <EntryActsContext value={acts}>
      <Page>
        <PageHeader
          title={calendarTitle(place)}
          actions={[
            ...(one && can("lessons:act")
              ? [{ label: "Calendar link", icon: CalendarCheck, href: place.to({ [one.dialog]: one.id }) }]
              : []),
            ...(can("lessons:write")
              ? [{ label: "Book lesson", icon: CalendarPlus, href: place.to({ book: "any" }) }]
              : []),
            { label: "Clock changes", icon: History, href: "/app/system/clock-changes" },
            { label: "Find a free slot", icon: Search, href: place.to({ slots: "any" }), main: true },
          ]}
          facts={error && !contents ? <strong data-alarm="">Not loaded</strong> : <Facts calendar={calendar} />}
        />
        <CalendarBar place={place} zones={zones} choices={choices} entries={calendar.entries} />
        {left > 0 ? (
          <Banner
            title={left === 1 ? "The last lesson is not shown." : `The last ${left} lessons are not shown.`}
            text="Choose fewer days, or a filter, to see all of them."
          />
        ) : null}
        <Body data-scrolls="" aria-busy={loading}>
          {error && !contents ? (
            <ErrorState {...failure("calendar", error, refetch)} />
          ) : (
            <Suspense fallback={null}>
              <Contents place={place} calendar={calendar} />
            </Suspense>
          )}
        </Body>
      </Page>
      <RecordDialogs dialogs={calendarDialogs} />
    </EntryActsContext>
  );
}
