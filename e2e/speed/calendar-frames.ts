import { chromium } from "@playwright/test";

/**
 * How long the frames of a calendar take while it is scrolled with 2,000 lessons in view: `npm run calendar -w @app/e2e --
 * ADDRESS TOKEN`. The lessons are made up here; the portal at the address only draws them.
 */
const [address = "http://localhost:4000", token = ""] = process.argv.slice(2);
const tutors = 40;
const lessons = 2000;
const monday = Date.parse("2026-11-23T00:00:00Z");
const minute = 60_000;

const id = (letter: string, n: number) => `${letter}${n}`.padStart(24, "0");
const entries = Array.from({ length: lessons }, (_, n) => {
  const start = monday + (n % 7) * 1440 * minute + (480 + ((n * 30) % 720)) * minute;
  return {
    __typename: "CalendarEntry",
    id: id("a", n),
    version: 1,
    title: `Learner ${n}`,
    number: `L-${n}`,
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 45 * minute).toISOString(),
    anchorTimeZone: "Europe/London",
    lessonStatus: "BOOKED",
    sessionStatus: null,
    hold: false,
    subject: "Igbo",
    tutorIds: [id("b", n % tutors)],
    customerId: id("c", n % 90),
    groupLessonId: null,
  };
});
const calendar = {
  __typename: "Calendar",
  total: lessons,
  entries,
  customers: [],
  away: [],
  tutors: Array.from({ length: tutors }, (_, n) => ({
    __typename: "CalendarTutor",
    id: id("b", n),
    name: `Tutor ${n}`,
    timeZone: "Africa/Lagos",
    subjects: ["Igbo"],
    maxHoursPerWeek: 30,
  })),
};

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript((value) => {
  localStorage.setItem("accessToken", value);
  for (const notice of ["cookieConsent", "settingsNotice"]) localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
}, token);
await page.route("**/graphql*", async (route) => {
  if (!route.request().url().includes("CalendarBetween") && !route.request().postData()?.includes("CalendarBetween"))
    return route.continue();
  return route.fulfill({ json: { data: { calendar } } });
});

for (const path of ["calendar?show=week", "admin-new-calendar?show=week"]) {
  await page.goto(`${address}/app/tutoring/${path}&date=2026-11-23`);
  await page.locator("[data-stop]").first().waitFor();
  const frames = await page.evaluate(async () => {
    const scrolled = [...document.querySelectorAll("main *")]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 50 && getComputedStyle(element).overflowY !== "visible",
      )
      .at(-1);
    const took: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 180; frame += 1) {
      scrolled?.scrollBy(0, frame < 90 ? 30 : -30);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      took.push(now - last);
      last = now;
    }
    return took.slice(2).toSorted((a, b) => a - b);
  });
  const figure = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(1);
  const slow = frames.filter((took) => took > 34).length;
  console.log(
    `${path}: median ${figure(0.5)} ms, p95 ${figure(0.95)} ms, longest ${figure(0.999)} ms, over 34 ms: ${slow}`,
  );
}
await browser.close();
