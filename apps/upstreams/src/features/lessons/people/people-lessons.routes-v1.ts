import { z } from "zod";
import { read, type Route } from "../../../http/route.ts";
import { lessonOwners, lessonsOfPeople } from "./people-lessons.queries.ts";
import { personLessonsRecord, tutorFiguresRecord, tutorLearnerRecord } from "./people-lessons.record.ts";
import { figuresOfTutors, learnersOfTutor } from "./tutor-figures.queries.ts";

const ids = z.array(z.string()).max(100);

/** What lists and pages of people say of their lessons. Source: domain.md 3.2, 3.3. */
export const peopleLessonRoutes: Route[] = [
  read({
    path: "/lessons/of-people",
    permission: "lessons:read",
    shape: "plain",
    summary: "The next lesson of some customers, learners or pods, and the last one that was given.",
    query: z.object({ of: z.array(z.enum(lessonOwners)).length(1), id: ids }),
    answer: z.array(personLessonsRecord),
    handle: (context, { query }) => lessonsOfPeople(context, query.of[0] ?? "customer", query.id),
  }),
  read({
    path: "/lessons/of-tutors",
    permission: "lessons:read",
    shape: "plain",
    summary: "What the lessons of some tutors come to.",
    query: z.object({ id: ids }),
    answer: z.array(tutorFiguresRecord),
    handle: (context, { query }) => figuresOfTutors(context, query.id),
  }),
  read({
    path: "/lessons/learners-of/{id}",
    permission: "lessons:read",
    shape: "plain",
    summary: "Whom a tutor teaches or has taught, those with a lesson to come first; at most 100.",
    answer: z.array(tutorLearnerRecord),
    handle: (context, { params: { id = "" } }) => learnersOfTutor(context, id),
  }),
];
