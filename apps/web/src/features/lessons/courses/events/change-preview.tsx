import { skipToken } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { CourseChangeInput } from "@app/schema/types.generated.ts";
import { Rechecking } from "@app/ui/page/rechecking.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { ConfirmedLessonChangeDocument, type ConfirmedLessonChangeQuery } from "./course-change.generated.ts";

export type Change = NonNullable<ConfirmedLessonChangeQuery["confirmedLessonChange"]>;

/** Whether a text is a whole day, as the server reads it. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** "1 lesson", "3 lessons" */
export const lessonCount = (count: number): string => `${count} ${count === 1 ? "lesson" : "lessons"}`;

interface PreviewProps {
  id: string;
  /** Null while it is not whole. */
  input: CourseChangeInput | null;
  /** What is said while it is not. */
  unfinished: string;
  children: (change: Change) => ReactNode;
}

/** What a change of a course would do to its lessons, asked again whenever what is typed changes. */
export function ChangePreview({ id, input, unfinished, children }: PreviewProps) {
  const { data, previousData, error, loading } = useQuery(
    ConfirmedLessonChangeDocument,
    input ? { variables: { id, input }, fetchPolicy: "network-only" } : skipToken,
  );
  const change = (data ?? previousData)?.confirmedLessonChange;
  return (
    <div style={{ gridColumn: "1 / -1" }} aria-live="polite">
      {content()}
    </div>
  );

  function content(): ReactNode {
    if (input === null) return <p>{unfinished}</p>;
    if (error && !loading) return <p>{error.message}</p>;
    return change ? <Rechecking isOn={loading}>{children(change)}</Rechecking> : <p>Looking up the lessons…</p>;
  }
}

/** "3 lessons will be cancelled, 1 of them late." */
export function CalledOff({ change: { cancelled, late } }: { change: Change }) {
  if (cancelled === 0) return <p>No lessons will be cancelled.</p>;
  return (
    <p>
      <strong>{lessonCount(cancelled)}</strong> will be cancelled
      {late > 0 ? `, ${late} of them later than the cancellation policy asks for` : ""}.
    </p>
  );
}
