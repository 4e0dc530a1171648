export { lessonsOfPeople } from "./people/people-lessons.queries.ts";
export type { PersonLessonsRecord, TutorFiguresRecord } from "./people/people-lessons.record.ts";
export { figuresOfTutors } from "./people/tutor-figures.queries.ts";
