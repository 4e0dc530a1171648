import { listPaths, readerOfList } from "@app/domain/views/list-readers.ts";
import { routeTable } from "./route-table.ts";

/** Pages with data that are no list, so that nobody saves a view of them. */
const noLists = [
  "/app/tutoring/invoice/promos/create",
  "/app/content/content-creator/create",
  "/app/content/create/exam",
  "/app/conversation-practices/create",
  "/app/calendar",
  "/app/chat/new",
  "/app/extra/charts/apex",
  "/app/reports/dashboard",
  "/app/reports/dashboard-standard",
  "/app/reports/dashboard-alternative",
  "/app/extra/forms/formik",
  "/app/extra/forms/redux",
  "/app/extra/editors/draft-js",
  "/app/extra/editors/quill",
  "/app/kanban",
  "/app/mail/all",
  "/app/projects/overview",
  "/app/projects/browse",
  "/app/projects/create",
  "/app/social/feed",
  "/app/social/profile",
  "/app/langauge-app/create-word",
  "/app/langauge-app/create-sentence-construction-session",
  "/app/management/create/user",
  "/app/partner/create",
  "/app/partner-user/create",
  "/app/reports/student-no-show",
  "/app/story-time/create",
  "/app/management/customers",
  "/app/management/invoices",
  "/app/management/orders",
  "/app/management/products",
  "/app/management/products/create",
  "/app/reports/team-activities",
  "/app/reports/tutor-ratings",
  "/app/reports/unconfirmed-lessons",
  "/app/system/today",
  "/app/system/books",
  "/app/system/books/months",
  "/app/system/clock-changes",
  "/app/system/settings",
  "/app/tutoring/admin-new-calendar",
  "/app/tutoring/calendar",
  "/app/tutoring/group-lessons/create",
  "/app/tutoring/invoice/banner-promos/create",
  "/app/tutoring/invoice/banner-promos/order",
  "/app/tutoring/invoice/new-pre-payment-invoice",
  "/app/tutoring/ongoing-customer-invoice/new",
  "/app/tutoring/pre-payment-invoice/new",
  "/app/tutoring/reports/customer-leads/funnel",
  "/app/tutoring/reports/rescheduled-lessons",
  "/app/tutoring/reports/student-lessons",
  "/app/tutoring/reports/student-rating",
  "/app/tutoring/reports/student-retention",
  "/app/tutoring/reports/virtual-immersions",
  "/app/tutoring/tutor-journal/manage",
  "/app/tutoring/tutors/:customerId/cover",
  "/app/tutoring/customers/add-family",
];

it.each(listPaths)("%s is opened by whom its saved views are shown to", (path) => {
  expect(routeTable.find((route) => route.path === path)).toMatchObject({ needs: readerOfList(path) });
});

it("knows of every page with data whether views of it can be shared", () => {
  const built = routeTable.filter((route) => "lazy" in route && "needs" in route && !route.path.includes(":"));
  const unknown = built.map(({ path }) => path).filter((path) => !listPaths.includes(path) && !noLists.includes(path));
  expect(unknown).toEqual([]);
});
