import type { Area, Scope } from "./permissions.ts";

/** Labels of the matrix's rows. Source: domain.md 0.4. */
export const areaNames: Record<Area, string> = {
  dashboard: "Dashboard",
  customers: "Customers, dependents, pods, leads",
  tutors: "Tutors, hiring, journal, tutor feedback",
  tutorManagement: "Off-boarding tutors, what managers alone may see",
  payRates: "Pay rates of tutors",
  lessons: "Requests, confirmed, booked, group, immersion",
  settlements: "Waive a fee, settle a dispute, pay above the table",
  books: "Books",
  invoices: "Invoices, payments, credits",
  promos: "Promos, banner promos",
  referrals: "Referral schemes",
  settings: "Settings, mail templates",
  tasks: "Tasks of staff",
  partners: "Partners, partner users",
  reports: "Report screens",
  teamActivity: "Team activities",
  regions: "Regions",
  reference: "Names of subjects, staff and tutors",
  curriculums: "Curriculums",
  words: "Words, sentence construction, product updates",
  conversations: "Conversation practices",
  transcripts: "Transcripts",
  stories: "Stories, characters, backgrounds",
  appContent: "Published content as the app has it",
  appFeedback: "Learning-app feedback",
  exams: "Exams, lesson status, creators, assignment",
  sessions: "Sessions of lessons, review",
  staff: "Staff users",
  tokens: "Service tokens, webhooks",
  views: "Views of lists for a role or everyone",
  system: "Mailbox, jobs",
  demo: "Products, orders and other demo pages",
};

/** Labels of scopes. */
export const scopeNames: Record<Scope, string> = {
  own: "Own records only",
  ownWrites: "Edits own records only",
  ownRegions: "Own regions only",
  drafts: "Drafts only",
  limit: "Up to a limit",
  belowSuperAdmin: "Not super-admins",
};
