import { listPaths, readerOfList } from "@app/domain/views/list-readers.ts";
import { routeTable } from "./route-table.ts";

/** Pages with data that are no list, so that nobody saves a view of them. */
const noLists = [
  "/app/content/content-creator/create",
  "/app/content/create/exam",
  "/app/kanban",
  "/app/management/create/user",
  "/app/system/books",
  "/app/system/clock-changes",
  "/app/system/settings",
  "/app/tutoring/admin-new-calendar",
  "/app/tutoring/calendar",
  "/app/tutoring/group-lessons/create",
  "/app/tutoring/invoice/new-pre-payment-invoice",
  "/app/tutoring/pre-payment-invoice/new",
  "/app/tutoring/tutor-journal/manage",
];

it.each(listPaths)("%s is opened by whom its saved views are shown to", (path) => {
  expect(routeTable.find((route) => route.path === path)).toMatchObject({ needs: readerOfList(path) });
});

it("knows of every page with data whether views of it can be shared", () => {
  const built = routeTable.filter((route) => "lazy" in route && "needs" in route && !route.path.includes(":"));
  const unknown = built.map(({ path }) => path).filter((path) => !listPaths.includes(path) && !noLists.includes(path));
  expect(unknown).toEqual([]);
});
