import { sql, type SQL } from "drizzle-orm";
import { learnerName, personName } from "../customers/party-names.public.ts";
import { shownMax, type Finder } from "./found.ts";

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  about: string | null;
}

/** What was typed as a number of some kind; null if it cannot be one. */
type ReadNumber = (typed: string) => string | null;

/** "R-123", "r123" and "000123" are R-000123. */
const numberedBy =
  (letter: string, digits: number): ReadNumber =>
  (typed) => {
    const [, number] = new RegExp(`^(?:${letter}\\s*-?\\s*)?(\\d{1,9})$`, "i").exec(typed) ?? [];
    return number === undefined ? null : `${letter}-${number.padStart(digits, "0")}`;
  };

/** "L-101-5" and "000101-05" are the fifth lesson of a course. */
const ofCourse: ReadNumber = (typed) => {
  const [, course = "", lesson = ""] = /^(?:l\s*-?\s*)?(\d{1,9})-(\d{1,4})$/i.exec(typed) ?? [];
  return course === "" ? null : `L-${course.padStart(6, "0")}-${lesson.padStart(2, "0")}`;
};

const learner = learnerName("r");

/** The one record with a number. */
const byNumber =
  (read: ReadNumber, query: (number: string) => SQL, url: (id: string) => string): Finder =>
  async ({ db }, wanted) => {
    const number = read(wanted);
    if (number === null) return [];
    const { rows } = (await db.execute(sql`${query(number)} limit ${shownMax}`)) as { rows: Row[] };
    return rows.map((row) => ({ title: row.number, description: row.about ?? "", url: url(row.id) }));
  };

export const findRequests = byNumber(
  numberedBy("R", 6),
  (number) => sql`select r.id, r.request_number as number, r.subject || ', ' || coalesce(${learner},
      (select l.first_name || coalesce(' ' || l.last_name, '') from leads l where l.id = r.lead_id)) as about
    from lesson_requests r where r.request_number = ${number}`,
  (id) => `/app/tutoring/admin-lesson-requests/view/${id}`,
);

const taught = sql`r.subject || ', ' || ${learner} || ' with ' || ${personName(sql`r.tutor_id`)} as about`;

export const findConfirmed = byNumber(
  numberedBy("L", 6),
  (number) =>
    sql`select r.id, r.confirmed_number as number, ${taught} from confirmed_lessons r where r.confirmed_number = ${number}`,
  (id) => `/app/tutoring/admin-confirmed-lessons?view=${id}`,
);

export const findBooked = byNumber(
  ofCourse,
  (number) =>
    sql`select r.id, r.lesson_number as number, ${taught} from booked_lessons r where r.lesson_number = ${number}`,
  (id) => `/app/tutoring/lesson-activity-log/${id}`,
);

export const findFeedback = byNumber(
  numberedBy("F", 4),
  (number) => sql`select r.id, r.feedback_number as number,
      coalesce(${personName(sql`r.customer_id`)} || ': ', '') || left(r.body, 60) as about
    from feedbacks r where r.feedback_number = ${number}`,
  (id) => `/app/tutoring/feedbacks/${id}`,
);
