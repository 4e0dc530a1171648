import { readingMs } from "./reading-time.ts";

it("gives a line the time to be read, by letters as they are read", () => {
  expect(readingMs("")).toBe(1200);
  expect(readingMs("ụ́tụ́tụ̀")).toBe(1600);
});
