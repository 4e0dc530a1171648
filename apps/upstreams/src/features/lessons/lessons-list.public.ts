export { bookedList, listBooked } from "./booked/booked.queries.ts";
export type { BookedRecord } from "./booked/booked.record.ts";
export { cancelLesson, completeLesson, missLesson, setLessonMeeting } from "./booked/lesson-events.service.ts";
export { pauseCourse } from "./courses/course-events.service.ts";
export type { CourseRecord } from "./courses/course.record.ts";
export { courseList, listCourses } from "./courses/courses.queries.ts";
export { writeToCourse } from "./mails/write-to-course.ts";
export { remindNow } from "./reminders/remind.service.ts";
