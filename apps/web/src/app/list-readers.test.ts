import { listPaths, readerOfList } from "@app/domain/views/list-readers.ts";
import { routeTable } from "./route-table.ts";

it.each(listPaths)("%s is opened by whom its saved views are shown to", (path) => {
  expect(routeTable.find((route) => route.path === path)).toMatchObject({ needs: readerOfList(path) });
});
