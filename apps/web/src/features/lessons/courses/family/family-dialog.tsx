import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { failure } from "../../../../shared/errors/failure.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { partyInWords, slotsInWords } from "../course-labels.ts";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";
import { FamilyCoursesDocument } from "./family-courses.generated.ts";
import { sorted } from "./family-courses.ts";

/** "Ada’s Igbo lessons with Chidi Obi", and when they are. */
export function CourseChoices({ courses }: { courses: readonly Course[] }) {
  const now = useNow();
  return courses.map((course) => {
    const [times] = slotsInWords(course, course.tutor?.timeZone ?? course.anchorTimeZone, now);
    return (
      <SwitchField
        key={course.id}
        name={`chosen.${course.id}`}
        label={`${partyInWords(course).learner}: ${course.subject} with ${course.tutor?.name ?? "nobody yet"}`}
        help={times}
        wide
      />
    );
  });
}

interface Props {
  customerId: string;
  title: string;
  /** What is said where no course can be acted on. */
  none: (found: ReturnType<typeof sorted>) => ReactNode;
  of: "running" | "pausing";
  onClose: () => void;
  children: (courses: readonly Course[], others: ReturnType<typeof sorted>) => ReactNode;
}

/** The dialog of a family's courses once they are known; says so where there is nothing to do. */
export function FamilyDialog({ customerId, title, none, of, onClose, children }: Props) {
  const { data, loading, error, refetch } = useQuery(FamilyCoursesDocument, {
    variables: { customerId },
    fetchPolicy: "network-only",
  });
  const found = data?.confirmedLessons && sorted(data.confirmedLessons.items);
  if (found && found[of].length > 0) return children(found[of], found);
  return (
    <DialogFrame open wide title={title} onClose={onClose} buttons={<Button onClick={onClose}>Close</Button>}>
      {waiting()}
    </DialogFrame>
  );

  function waiting() {
    if (found) return <p>{none(found)}</p>;
    return loading ? <SkeletonLines count={4} /> : <ErrorState {...failure("lessons", error, refetch)} />;
  }
}

/** Forgets the lists that lessons are taken out of, or come back into, and which courses are paused. */
export function useForgetLessons(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ["bookedLessons", "calendar", "confirmedLessons"])
      cache.evict({ id: "ROOT_QUERY", fieldName });
  };
}
