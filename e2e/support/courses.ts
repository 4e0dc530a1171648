import { ask, sessionOf } from "./roles.ts";

interface Problem {
  message: string;
}
interface Answered {
  saved: { lessonRequest: { id: string; version: number } | null; userErrors: Problem[] };
}
interface Found {
  tutors: { items: { id: string; timeZone: string }[] };
}

/** When a series of lessons of 45 minutes is given, by the clock of whoever learns. */
interface Series {
  region: "UK" | "US";
  timeZone: string;
  /** 1 for Monday. */
  weekday: number;
  /** As "18:10". */
  start: string;
  startOn: string;
  lessonCount?: number;
}

const answered = "{ lessonRequest { id version } userErrors { message } }";
const requestOf = ({ saved }: Answered) => {
  if (!saved.lessonRequest) throw new Error(saved.userErrors.map(({ message }) => message).join(" "));
  return saved.lessonRequest;
};

/** A customer of their own surname, who learns; past the portal. */
export async function addLearner(lastName: string, { region, timeZone }: Pick<Series, "region" | "timeZone">) {
  const token = await sessionOf("director");
  const { regions } = await ask<{ regions: { items: { id: string; code: string }[] } }>(
    "{ regions { items { id code } } }",
    {},
    token,
  );
  const regionId = regions.items.find(({ code }) => code === region)?.id;
  const person = { firstName: "Ezinne", lastName, email: `${lastName.toLowerCase()}@new.example`, regionId };
  const { done } = await ask<{ done: { customer: { id: string } | null; userErrors: Problem[] } }>(
    `mutation Add($input: CustomerCreateInput!) {
      done: customerCreate(input: $input) { customer { id } userErrors { message } } }`,
    { input: { ...person, timeZone, isLearner: true } },
    token,
  );
  if (!done.customer) throw new Error(done.userErrors.map(({ message }) => message).join(" "));
  return done.customer.id;
}

/**
 * Lessons in Igbo that a customer of their own surname has asked for and a tutor in Lagos, who is free then, has accepted;
 * past the portal. The request's id, and what it takes to answer it.
 */
async function acceptedSeries(lastName: string, series: Series): Promise<{ id: string; version: number }> {
  const token = await sessionOf("director");
  const found = await ask<Found>(
    `{ tutors(filter: { status: [ACTIVE], subject: ["Igbo"] }, page: { size: 100 }) { items { id timeZone } } }`,
    {},
    token,
  );
  const customerId = await addLearner(lastName, series);
  const { weekday, start, timeZone, startOn, lessonCount } = series;
  const hour = Number(start.slice(0, 2));
  const from = `${String(Math.min(hour, 22)).padStart(2, "0")}:00`;
  const until = `${String(Math.min(hour, 22) + 1).padStart(2, "0")}:59`;
  const input = { customerId, subject: "Igbo", durationMinutes: 45 };
  const preferredTimes = [{ weekday, start: from, end: until, timeZone }];
  const request = requestOf(
    await ask<Answered>(
      `mutation Add($input: LessonRequestCreateInput!) { saved: lessonRequestCreate(input: $input) ${answered} }`,
      { input: { ...input, preferredTimes } },
      token,
    ),
  );
  for (const tutor of found.tutors.items.filter((one) => one.timeZone === "Africa/Lagos")) {
    const plan = {
      tutorId: tutor.id,
      anchorTimeZone: timeZone,
      slots: [{ weekday, start }],
      startOn,
      lessonCount,
      priceAmount: 2250,
      priceCurrency: series.region === "UK" ? "GBP" : "USD",
      billing: "ONGOING",
      despite: true,
    };
    const proposed = await ask<Answered>(
      `mutation Propose($id: ID!, $version: Int!, $input: LessonProposalInput!) {
        saved: lessonRequestPropose(id: $id, version: $version, input: $input) ${answered} }`,
      { ...request, input: plan },
      token,
    );
    // Somebody else of the demo business may be taught then, or a background check may have expired.
    if (!proposed.saved.lessonRequest) continue;
    return requestOf(
      await ask<Answered>(
        `mutation Accept($id: ID!, $version: Int!) {
          saved: lessonRequestTutorAccept(id: $id, version: $version, note: "By phone") ${answered} }`,
        proposed.saved.lessonRequest,
        token,
      ),
    );
  }
  throw new Error("No tutor in Lagos is free then.");
}

/** One lesson as it stands. */
interface OwnLesson {
  id: string;
  version: number;
  lessonNumber: string;
  startAt: string;
  status: string;
}

/** The lessons of a customer by their surname, the earliest first. */
export async function lessonsOf(lastName: string): Promise<OwnLesson[]> {
  const { bookedLessons } = await ask<{ bookedLessons: { items: OwnLesson[] } }>(
    `query Own($search: String!) { bookedLessons(filter: { search: $search }, sort: START_ASC, page: { size: 50 }) {
      items { id version lessonNumber startAt status } } }`,
    { search: lastName },
    await sessionOf("director"),
  );
  return bookedLessons.items;
}

/** The same series, which the customer has accepted too: its lessons are booked. */
export async function bookedSeries(lastName: string, series: Series): Promise<OwnLesson[]> {
  const request = await acceptedSeries(lastName, series);
  requestOf(
    await ask<Answered>(
      `mutation Confirm($id: ID!, $version: Int!, $input: LessonConfirmInput!) {
        saved: lessonRequestConfirm(id: $id, version: $version, input: $input) ${answered} }`,
      { ...request, input: { despite: true, note: "By phone" } },
      await sessionOf("director"),
    ),
  );
  return lessonsOf(lastName);
}
