import { EmptyState } from "@app/ui/feedback/empty-state.tsx";

/** Where rows or an agenda have nothing to show. */
export const NoLessons = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title="No lessons in this period."
    text={
      isFiltered
        ? "Choose other dates, or other filters."
        : "They appear here once they are booked. Filter by a tutor to add a request in their free time."
    }
  />
);
