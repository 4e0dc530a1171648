/** The server's sort fields of booked lessons. */
export const bookedLessonSorts = { START: "start" };
