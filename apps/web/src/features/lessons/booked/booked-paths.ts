export const bookedPath = "/app/tutoring/admin-booked-lessons";
/** The lessons of one course, those that are over too. */
export const lessonsOfCourse = (id: string) => `${bookedPath}?courseId=${id}`;
export const logPath = (id: string) => `/app/tutoring/lesson-activity-log/${id}`;
