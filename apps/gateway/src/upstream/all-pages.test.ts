import { allPages } from "./all-pages.ts";

const rowsOf = (...ids: string[]) => ids.map((_id) => ({ _id }));

it("reads one page where all fits on it", async () => {
  const asked: number[] = [];
  const rows = await allPages(2, (page) => {
    asked.push(page);
    return Promise.resolve({ data: rowsOf("a", "b"), page, pageSize: 2, total: 2 });
  });
  expect([rows, asked]).toEqual([rowsOf("a", "b"), [1]]);
});

it("reads every page, in order, and a row that moved between them once", async () => {
  const pages = [rowsOf("a", "b"), rowsOf("b", "c"), rowsOf("d")];
  const rows = await allPages(2, (page) =>
    Promise.resolve({ data: pages[page - 1] ?? [], page, pageSize: 2, total: 5 }),
  );
  expect(rows).toEqual(rowsOf("a", "b", "c", "d"));
});
