import fc from "fast-check";
import { queryOf } from "./path.ts";

it("writes every value as the platform does", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (q, code) => {
      const written = new URLSearchParams([
        ["q", q],
        ["code", code],
      ]);
      expect(queryOf({ q, code })).toBe(written.toString());
    }),
  );
});

it("repeats the name of a list, and leaves out what is not there", () => {
  expect(queryOf({ id: ["a", "b"], q: null, active: false, page: 2, code: undefined, none: [] })).toBe(
    "id=a&id=b&active=false&page=2",
  );
});
