import { roleFrom } from "@app/domain/permissions.ts";
import specified from "../../../../docs/spec/menu.json";
import { menuIcons } from "./menu-icons.ts";
import { menuOf } from "./menu.ts";
import { routeTable } from "./route-table.ts";

it.each(Object.entries(specified))("shows the role '%s' the menu of the specification", (role, menu) => {
  expect(menuOf(roleFrom(role))).toEqual(menu);
});

it("has an icon for every group and a titled route for every entry", () => {
  const groups = Object.values(specified).flat();
  expect(groups.filter(({ group }) => !(group in menuIcons))).toEqual([]);
  const titled = new Set(routeTable.filter(({ title }) => title).map(({ path }) => path));
  expect(groups.flatMap(({ paths }) => paths).filter((path) => !titled.has(path))).toEqual([]);
});
