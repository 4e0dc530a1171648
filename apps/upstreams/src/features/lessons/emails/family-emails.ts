import type { LessonMailKind } from "@app/domain/lessons/lesson-mail-kinds.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { personOf } from "../../customers/customers.public.ts";
import { courseOwner } from "../courses/course-owner.ts";
import type { CourseRow } from "../courses/courses.table.ts";
import { learnerLabel } from "../request-words.ts";
import { namedFor, nextLesson, pauseWords, weekOf, type PauseTold } from "./course-emails.ts";
import { lessonTexts } from "./lesson-email-texts.ts";
import { writeLetters, type Letter } from "./write-emails.ts";

const and = new Intl.ListFormat("en-GB");
const listed = (names: readonly string[]) => and.format(new Set(names));

type Courses = readonly [CourseRow, ...CourseRow[]];

/** One email to a family about several of their courses, each on a line of its own with its times by their clock. */
async function writeFamily(
  context: Context,
  courses: Courses,
  kind: LessonMailKind,
  say?: Letter["say"],
): Promise<void> {
  const known = await Promise.all(
    courses.map(async (course) => {
      const next = await nextLesson(context, course);
      return {
        next,
        called: namedFor(course, next, weekOf(course, next, context.now)),
        learner: await learnerLabel(context, { ...course, leadId: null }, "payer"),
        // Beside others, whoever pays is named as they are.
        named: await learnerLabel(context, { ...course, leadId: null }, "family"),
        tutor: fullName(await personOf(context, course.tutorId)),
      };
    }),
  );
  // "Your Igbo lessons" of whoever pays and learns alone; beside others, everybody is named.
  const isOwn = known.every(({ learner }) => learner === "you");
  const [first] = known.flatMap(({ next }) => (next ? [next.getTime()] : [])).toSorted((a, b) => a - b);
  await writeLetters(
    context,
    courses[0],
    await courseOwner(context, courses[0]),
    { kind, words: lessonTexts[kind] },
    {
      to: ["customer"],
      say: (reader) => ({
        lessonName: "lessons",
        lessonSubject: listed(courses.map(({ subject }) => subject)),
        learnerNames: isOwn ? "you" : listed(known.map(({ named }) => named)),
        tutorName: listed(known.map(({ tutor }) => tutor)),
        lessonTimes: known
          .map(({ called, named, tutor }) => {
            const { lessonName = "", lessonTimes = "" } = called(reader);
            return `${isOwn ? `Your ${lessonName}` : `${lessonName} for ${named}`} with ${tutor}: ${lessonTimes}`;
          })
          .join("\n"),
        lessonTime: first === undefined ? "" : reader.moment(new Date(first)),
        ...say?.(reader),
      }),
    },
  );
}

/** Tells a family that they have no lessons of several courses for a while. */
export const notifyFamilyPaused = (context: Context, courses: Courses, pause: PauseTold): Promise<void> =>
  writeFamily(context, courses, "family-paused", pauseWords(pause));

/** Tells a family that several of their courses go on. */
export const notifyFamilyResumed = (context: Context, courses: Courses): Promise<void> =>
  writeFamily(context, courses, "family-resumed");
