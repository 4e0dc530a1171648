import type { Plugin } from "vite";

const unguarded = "timeScroller.scrollTo({ y })";

/** The calendar's own code with the mend in it; as it is where it does not hold the fault. */
export const withGuardedScroll = (code: string) => code.replace(unguarded, unguarded.replace(".", "?."));

/**
 * FullCalendar (7.1.4) scrolls to the morning once it knows its size, also where the page has been left meanwhile: an
 * uncaught "Cannot read properties of null (reading 'scrollTo')". Mended while building, until the library guards it; a
 * version without that line stops the build, so that this goes.
 */
export function calendarScroll(): Plugin {
  let isMended = false;
  return {
    name: "calendar-scroll",
    apply: "build",
    transform: {
      filter: { id: /@fullcalendar[\\/]react[\\/]/ },
      handler(code) {
        const mended = withGuardedScroll(code);
        if (mended === code) return null;
        isMended = true;
        return { code: mended, map: null };
      },
    },
    generateBundle() {
      if (!isMended) this.error("FullCalendar has no unguarded scroll any more: take out vite/calendar-scroll.ts.");
    },
  };
}
