import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { calendarViews, daysShown, steppedBy } from "@app/domain/calendar/calendar-days.ts";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Plus } from "@app/ui/icons.ts";
import { ButtonLink } from "@app/ui/page/button.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { phone, useMedia } from "@app/ui/theme/use-media.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { dialogsOf, RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { calendarTitle } from "../../../shared/text/calendar-title.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { useReadOnReturn } from "../read-anew.ts";
import css from "./calendar.module.css";
import { EventList } from "./event-list.tsx";
import { useEvents } from "./use-events.ts";

/** The list needs no FullCalendar. */
const { Part: EventGrid } = lazyWithPreload(async () => (await import("./event-grid.tsx")).EventGrid);

const dialogs = dialogsOf({
  new: { needs: "demo:write", load: async () => (await import("./event-forms.tsx")).NewEvent },
  event: { needs: "demo:write", load: async () => (await import("./event-forms.tsx")).EditEvent },
  removeEvent: { needs: "demo:write", load: async () => (await import("./event-forms.tsx")).RemoveEvent },
});

/** The demo's calendar; the address says which days are shown, and how. */
export function CalendarScreen() {
  const [params] = useSearchParams();
  const mayWrite = useCan()("demo:write");
  const timeZone = useTimeZone() ?? "UTC";
  const today = onWall(useNow(), timeZone).date;
  const { data, loading, error, refetch } = useEvents();
  useReadOnReturn(refetch);
  const isPhone = useMedia(phone);
  const view = calendarViews.find((one) => one === params.get("view")) ?? (isPhone ? "agenda" : "month");
  const date = isDate(params.get("date") ?? "") ? (params.get("date") ?? today) : today;
  const to = (changed: Record<string, string | null>) => withParams(params, changed);
  const tabs = calendarViews.map((value) => ({
    value,
    label: value === "agenda" ? "List" : sentenceCase(value),
    href: to({ view: value }),
  }));
  const events = data?.events;
  // Seven columns do not fit a phone.
  const isList = view === "agenda" || (view === "week" && isPhone);
  // Without a network an event can still be opened, and only saving it is refused.
  useEffect(() => {
    dialogs["event"]?.load();
  }, []);
  return (
    <DetailPage
      title="Calendar demo"
      line={calendarTitle({ view, date, days: daysShown(view, date) })}
      actions={mayWrite ? [{ label: "Add event", icon: Plus, href: to({ new: date }), main: true }] : []}
      tabs={<PageTabs label="Views of the calendar" tabs={tabs} value={view} />}
    >
      <nav className={css.steps} aria-label="Days shown">
        <ButtonLink size="small" href={to({ date: steppedBy(view, date, -1) })}>
          Earlier
        </ButtonLink>
        <ButtonLink size="small" href={to({ date: null })}>
          Today
        </ButtonLink>
        <ButtonLink size="small" href={to({ date: steppedBy(view, date, 1) })}>
          Later
        </ButtonLink>
      </nav>
      {!events && loading ? <SkeletonLines count={8} /> : null}
      {!events && error ? <ErrorState {...failure("events", error, refetch)} /> : null}
      {events && isList ? <EventList events={events} days={daysShown(view, date)} mayWrite={mayWrite} /> : null}
      {events && !isList ? (
        <EventGrid events={events} view={view} date={date} mayWrite={mayWrite} waiting={<SkeletonLines count={8} />} />
      ) : null}
      <RecordDialogs dialogs={dialogs} />
    </DetailPage>
  );
}
