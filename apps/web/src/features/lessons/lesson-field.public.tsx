import { skipToken } from "@apollo/client/react";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { dayText, timeText } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { LessonsToLinkDocument } from "./lessons-to-link.generated.ts";

/** Whose lessons are offered. */
type Of = { tutorId: string } | { customerId: string };

/** The last fifty lessons of somebody that are over, by the viewer's clock. */
function useLessons(party: Of | null): readonly Option[] {
  const { timeZone } = useViewer();
  const now = useNow();
  const filter = party && ("tutorId" in party ? { tutorId: [party.tutorId] } : { customerId: [party.customerId] });
  const { data } = useQuery(
    LessonsToLinkDocument,
    filter ? { variables: { filter: { ...filter, upcoming: false } } } : skipToken,
  );
  return (data?.bookedLessons?.items ?? []).map(({ id, lessonNumber, startAt, subject, learner, pod }) => {
    const at = new Date(startAt);
    const who = pod?.name ?? learner?.name ?? "Unknown";
    return {
      value: id,
      hint: lessonNumber,
      label: `${dayText(at, timeZone, now)} ${timeText(at, timeZone)}, ${subject} for ${who}`,
    };
  });
}

/** Which lesson something is about; there is nothing to choose before it is known whose. */
export function LessonField({ name, of }: { name: string; of: Of | null }) {
  const lessons = useLessons(of);
  return (
    <AutocompleteField
      name={name}
      label="Lesson"
      options={lessons}
      optional
      wide
      disabled={of === null}
      unknownLabel="An earlier lesson"
      placeholder="Type a day or a name"
      help={of !== null && lessons.length === 0 ? "There are no lessons to link." : undefined}
    />
  );
}
