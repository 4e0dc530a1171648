import {
  lessonRatingInput,
  lessonRatingUpdateInput,
  ratingReasonInput,
  studentRatingInput,
  studentRatingUpdateInput,
} from "@app/domain/ratings/rating.ts";
import { versionField } from "@app/domain/fields.ts";
import { z } from "zod";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { bookedRecord } from "../lessons/lessons.public.ts";
import { askForRatingAgain } from "./ask-again.ts";
import { rateLesson } from "./rate-lesson.ts";
import {
  lessonRatingList,
  listRatings,
  listStudentRatings,
  ratingsOfLesson,
  studentRatingList,
} from "./ratings.queries.ts";
import { lessonRatingRecord, ratingsOfLessonRecord, studentRatingRecord } from "./ratings.record.ts";
import { rateStudent, setRatingHidden, updateRating, updateStudentRating } from "./ratings.service.ts";

const path = "/lessons/ratings";
const calls = recordRoutes({ path, area: "lessons", answer: lessonRatingRecord });
const students = recordRoutes({ path: "/lessons/student-ratings", area: "lessons", answer: studentRatingRecord });

const hiding = (name: "hide" | "show", summary: string): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${name}`,
    summary,
    permission: "lessons:act",
    shape: "record",
    body: ratingReasonInput,
    answer: lessonRatingRecord,
    handle: (context, { params: { id = "" }, body }) => setRatingHidden(context, { ...body, _id: id }, name === "hide"),
  });

/** What is said of lessons, by those who pay and learn and by those who teach. Source: domain.md 1.2. */
export const ratingRoutes: Route[] = [
  calls.list("What customers and learners say of lessons, the latest first.", lessonRatingList, listRatings),
  calls.facets(lessonRatingList),
  calls.create(
    "Writes down what somebody says of a lesson, and how staff came to know it.",
    lessonRatingInput,
    rateLesson,
  ),
  calls.updateInPath("Saves changes to a rating, within seven days.", lessonRatingUpdateInput, updateRating),
  hiding("hide", "Takes a rating out of averages and out of the tutor's sight, with the reason."),
  hiding("show", "Shows a hidden rating again, with the reason."),
  students.list("What tutors say of learners, the latest first.", studentRatingList, listStudentRatings),
  students.create("Writes down what a tutor says of the learner after a lesson.", studentRatingInput, rateStudent),
  students.updateInPath("Saves changes to it, within seven days.", studentRatingUpdateInput, updateStudentRating),
  read({
    path: "/lessons/booked/{id}/ratings",
    permission: "lessons:read",
    shape: "record",
    summary: "All that was said after a lesson, and what may still be.",
    answer: ratingsOfLessonRecord,
    handle: (context, { params: { id = "" } }) => ratingsOfLesson(context, id),
  }),
  write({
    method: "post",
    path: "/lessons/booked/{id}/ask-rating",
    permission: "lessons:act",
    shape: "record",
    summary: "Asks the customer once more to rate a lesson.",
    answer: bookedRecord,
    body: z.object({ version: versionField }),
    handle: (context, { params: { id = "" }, body }) => askForRatingAgain(context, { ...body, _id: id }),
  }),
];
