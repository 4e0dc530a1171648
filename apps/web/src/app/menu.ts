import type { Role } from "@app/domain/enums.ts";

export interface MenuGroup {
  group: string;
  /** Paths of the portal, in the order they are shown. */
  paths: readonly string[];
}

const tutoring = (...names: readonly string[]) => names.map((name) => `/app/tutoring/${name}`);
const languageApp = (...names: readonly string[]) => names.map((name) => `/app/langauge-app/${name}`);

const customers = { group: "Customers", paths: tutoring("customers", "dependents", "customer-pods") };
const tutors = {
  group: "Tutors",
  paths: tutoring("tutors", "calendar", "onboarding", "rejected-tutors", "tutor-journal", "tutor-feedbacks"),
};
const lessons = {
  group: "Lessons",
  paths: tutoring(
    "admin-lesson-requests",
    "admin-confirmed-lessons",
    "admin-booked-lessons",
    "group-lessons",
    "virtual-immersion",
    "feedbacks",
  ),
};
const referrals = { group: "Referral scheme", paths: tutoring("teacher-referrers", "customer-referrers") };
const partners = { group: "Partners", paths: ["/app/partners", "/app/partner-users"] };
const invoices = {
  group: "Invoices",
  paths: tutoring(
    "pre-payment-invoice",
    "ongoing-customer-invoice",
    "invoice/promos",
    "invoice/banner-promos",
    "invoice/new-pre-payment-invoice",
  ),
};
const reports = {
  group: "Reports",
  paths: tutoring(
    "reports/student-lessons",
    "reports/rescheduled-lessons",
    "reports/virtual-immersions",
    "reports/student-retention",
    "reports/student-rating",
    "reports/customer-leads",
  ),
};
const activityLogs = { group: "Activity logs", paths: ["/app/reports/team-activities"] };
const basicLanguageApp = {
  group: "Language app",
  paths: [
    ...tutoring("curriculums", "regions"),
    ...languageApp("words-list", "create-word", "sentence-construction", "create-sentence-construction-session"),
    "/app/learning-app-feedback",
    ...languageApp("product-updates"),
    "/app/characters",
    "/app/backgrounds",
  ],
};
const fullLanguageApp = {
  group: "Language app",
  paths: [...basicLanguageApp.paths, "/app/conversation-practices", "/app/story-time/list"],
};
const studio = { group: "Training data studio", paths: languageApp("transcript-list", "create-transcript") };
const staff = ["/app/management/users", "/app/management/create/user"];
const learning = [
  ...languageApp("words-list", "create-word", "sentence-construction", "create-sentence-construction-session"),
  ...languageApp("product-updates"),
  "/app/conversation-practices",
  ...studio.paths,
];
const demoApps = {
  group: "Template demo apps",
  paths: [
    ...["projects", "social", "kanban", "mail", "chat", "calendar"].map((name) => `/app/${name}`),
    ...["charts/apex", "forms/formik", "forms/redux", "editors/draft-js", "editors/quill"].map(
      (name) => `/app/extra/${name}`,
    ),
  ],
};

/** What the sidebar shows to each role. Source: docs/spec/menu.json; admin-portal.md section 6. */
const menus: Record<Role, readonly MenuGroup[]> = {
  "super-admin": [
    {
      group: "Overview",
      paths: ["/app/reports/dashboard", "/app/reports/dashboard-standard", "/app/reports/dashboard-alternative"],
    },
    customers,
    tutors,
    lessons,
    referrals,
    invoices,
    reports,
    activityLogs,
    fullLanguageApp,
    studio,
    {
      group: "Learning content",
      paths: [
        "/app/content/exams",
        "/app/content/lesson-status",
        "/app/content/content-creators",
        "/app/management/customers",
      ],
    },
    {
      group: "Management",
      paths: [...staff, "/app/management/products", "/app/management/orders", "/app/management/invoices"],
    },
    demoApps,
  ],
  director: [
    { group: "Overview", paths: ["/app/reports/dashboard"] },
    customers,
    tutors,
    lessons,
    referrals,
    partners,
    invoices,
    reports,
    activityLogs,
    fullLanguageApp,
    studio,
    { group: "Management", paths: staff },
  ],
  admin: [customers, tutors, lessons, referrals, invoices, reports, basicLanguageApp, studio],
  "content-creator": [{ group: "Learning", paths: learning }],
  "content-manager": [{ group: "Learning", paths: [...learning, "/app/tutoring/curriculums", "/app/story-time/list"] }],
};

/** The menu of a role; empty for no role. */
export function menuOf(role: Role | null): readonly MenuGroup[] {
  return role === null ? [] : menus[role];
}
