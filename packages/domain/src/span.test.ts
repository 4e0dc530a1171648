import { spanInWords } from "./span.ts";

it.each([
  [40, "40 min"],
  [370, "6 h 10 min"],
  [47 * 60 + 59, "47 h 59 min"],
  [48 * 60, "2 days"],
  [89 * 60 + 58, "3 days 17 h"],
  [1328 * 60, "55 days"],
])("says %i minutes as %s", (minutes, words) => expect(spanInWords(minutes)).toBe(words));
