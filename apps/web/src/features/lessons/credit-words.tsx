import { courseCreditState } from "@app/domain/billing/lesson-cover.ts";
import { counted } from "@app/domain/counted.ts";
import type { CourseCredit, LessonCredit } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { topUpPath } from "../../shared/links/record-paths.ts";

type OfLesson = Pick<LessonCredit, "cover" | "coveredMinutes">;
type OfCourse = Pick<CourseCredit, "lessonsLeft" | "unpaidFrom">;

/** What credit pays for of a lesson: "Covered", "30 of 60 min covered", "No credit". */
export function CoverWords({ credit, minutes }: { credit: OfLesson; minutes: number }) {
  if (credit.cover === "COVERED") return "Covered";
  if (credit.cover === "NO_CREDIT") return <strong>No credit</strong>;
  // Credit of money covers amounts and no minutes.
  return credit.coveredMinutes > 0 ? `${credit.coveredMinutes} of ${minutes} min covered` : "Part covered";
}

/** "Prepaid, 7 left": how many lessons ahead of a course are paid for. */
export function LessonsLeft({ credit }: { credit: OfCourse }) {
  const left = `${credit.lessonsLeft === 0 ? "none" : credit.lessonsLeft} left`;
  return courseCreditState(credit.lessonsLeft) === "has-credit" ? (
    `Prepaid, ${left}`
  ) : (
    <>
      Prepaid, <strong>{left}</strong>
    </>
  );
}

/** The same in a sentence, with the first lesson that is not paid for, and the way to an invoice for more. */
export function CreditOfCourse({
  courseId,
  credit,
  mayBill,
}: {
  courseId: string;
  credit: OfCourse;
  mayBill: boolean;
}) {
  const { lessonsLeft, unpaidFrom } = credit;
  return (
    <>
      {lessonsLeft === 0 ? "No lesson is paid for" : `${counted(lessonsLeft, "lesson")} paid for`}
      {unpaidFrom ? (
        <>
          ; not paid for from <When value={unpaidFrom} />
        </>
      ) : null}
      {mayBill ? (
        <>
          {" · "}
          <TextLink href={topUpPath(courseId)}>Send top-up</TextLink>
        </>
      ) : null}
    </>
  );
}
