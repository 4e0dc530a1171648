import { aViewer } from "../../testing/viewer.ts";
import { mayOpen } from "../may-open.ts";
import { routeTable } from "../route-table.ts";
import { crumbsOf, currentEntry, leadingOn, navOf } from "./nav.ts";

const groups = navOf("super-admin");
const rowOf = (path: string) => {
  const row = routeTable.find((one) => one.path === path);
  if (row === undefined) throw new Error(`No route ${path}.`);
  return row;
};
const at = (path: string, pathname = path) => currentEntry(groups, rowOf(path), pathname);

it.each([
  ["/app/tutoring/regions", "/app/tutoring/regions", "/app/tutoring/regions"],
  ["/app/tutoring/:region/:curriculum", "/app/tutoring/uk/gcse-igbo", "/app/tutoring/curriculums"],
  ["/app/tutoring/:region/curriculums", "/app/tutoring/uk/curriculums", "/app/tutoring/curriculums"],
  ["/app/management/admin/:userId", "/app/management/admin/1", "/app/management/users"],
  ["/app/system/mailbox", "/app/system/mailbox", "/app/account"],
  ["/app/system/jobs", "/app/system/jobs", "/app/account"],
  ["/app/account", "/app/account", "/app/account"],
])("%s at %s belongs to %s", (path, pathname, entry) => {
  expect(at(path, pathname)).toBe(entry);
});

it("belongs to nothing where the role's menu has no such entry", () => {
  const learning = navOf("content-creator");
  expect(currentEntry(learning, rowOf("/app/tutoring/:region/curriculums"), "/app/tutoring/uk/curriculums")).toBeNull();
});

it("tells every level down to the page, each but group and page a link", () => {
  const trail = [
    { label: "Igbo for families", href: "/igbo?overview" },
    { label: "Adults", href: "/igbo/adults" },
  ];
  expect(crumbsOf(groups, "/app/tutoring/curriculums", "/igbo/adults/beginner", { title: "Beginner", trail })).toEqual([
    { label: "Language app" },
    { label: "Curriculums", href: "/app/tutoring/curriculums" },
    ...trail,
    { label: "Beginner" },
  ]);
});

it("hangs what is not in the menu on the account", () => {
  expect(crumbsOf(groups, "/app/account", "/app/system/jobs", { title: "Jobs", trail: [] })).toEqual([
    { label: "Account", href: "/app/account" },
    { label: "Jobs" },
  ]);
  expect(crumbsOf(groups, "/app/account", "/app/account", { title: "Account", trail: [] })).toEqual([
    { label: "Account" },
  ]);
});

it("leads to no level that the reader may not open", () => {
  const crumbs = [
    { label: "Users", href: "/app/management/users" },
    { label: "Account", href: "/app/account?tab=devices" },
    { label: "Nowhere", href: "/app/nowhere/at/all" },
    { label: "Ada Obi" },
  ];
  const linked = (role: Parameters<typeof aViewer>[0]) =>
    leadingOn(crumbs, (href) => mayOpen(href, aViewer(role))).flatMap(({ label, href }) => (href ? label : []));
  expect(linked("super-admin")).toEqual(["Users", "Account"]);
  expect(linked("content-creator")).toEqual(["Account"]);
});
