/** The server's field of each order of booked lessons. */
export const bookedLessonSorts = { START: "start" };
