import { screen } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { BookedFacts } from "./booked-facts.tsx";
import { BookedLessonRecordDocument } from "./booked-record.generated.ts";
import { aLesson } from "./testing/lessons.ts";

/** What is offered for a lesson that begins in so many minutes, in order. */
async function offered(minutesAhead: number, status: "BOOKED" | "IN_PROGRESS" = "BOOKED") {
  const startAt = new Date(Date.now() + minutesAhead * 60_000).toISOString();
  const lesson = aLesson({ startAt, status });
  const { unmount } = openAt(<BookedFacts name="view" id={lesson.id} onClose={() => undefined} />, {
    at: "/",
    mocks: [
      {
        request: { query: BookedLessonRecordDocument, variables: { id: lesson.id } },
        result: { data: { record: lesson } },
      },
    ] as never,
  });
  const [first] = await screen.findAllByRole("link", { name: /^(Move|Complete)$/ });
  const all = [...(first?.parentElement?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
  unmount();
  return all;
}

it("offers to start a lesson from a quarter of an hour before its time, and a no-show once it has begun", async () => {
  expect(await offered(60)).toEqual([
    "Ask for another time",
    "Move",
    "Find cover",
    "Set link",
    "Extra lesson",
    "Cancel lesson",
  ]);
  expect(await offered(10)).toEqual([
    "Start",
    "Ask for another time",
    "Move",
    "Find cover",
    "Set link",
    "Extra lesson",
    "Cancel lesson",
  ]);
  expect(await offered(-1)).toContain("Tutor no-show");
  expect(await offered(-1)).not.toContain("Find cover");
  expect(await offered(10, "IN_PROGRESS")).toEqual(["Complete"]);
  expect(await offered(-30, "IN_PROGRESS")).toEqual(["Complete", "Student no-show", "Tutor no-show"]);
});
