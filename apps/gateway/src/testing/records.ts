import type { ViewerRecord } from "../features/account/account.source.ts";
import type { StaffAccountRecord } from "../features/staff/staff-accounts.source.ts";
import type { CurriculumAttachment, StaffMember } from "@app/schema/upstreams/v1.records.generated.ts";
import type {
  CancellationPolicy,
  Curriculum,
  Customer,
  CustomerPod,
  Dependent,
  Learner,
  Lead,
  Message,
  Region,
  Setting,
  Subdivision,
  Template,
  Task,
} from "@app/schema/upstreams/v2.records.generated.ts";

const saved = {
  version: 3,
  createdAt: "2026-01-05T09:00:00.000Z",
  updatedAt: "2026-01-06T09:00:00.000Z",
  createdBy: "system",
  archivedAt: null,
};

export const aViewer = (change: Partial<ViewerRecord> = {}): ViewerRecord => ({
  _id: "a00000000000000000000001",
  user_role: "admin",
  firstname: "Ada",
  lastname: "Obi",
  email: "ada@example.org",
  avatar: null,
  bio: null,
  phone: null,
  timeZone: "Africa/Lagos",
  version: 2,
  ...change,
});

export const aRegion = (change: Partial<Region> = {}): Region => ({
  _id: "b00000000000000000000001",
  code: "UK",
  name: "United Kingdom",
  currency: "GBP",
  timeZone: "Europe/London",
  cancellationPolicyId: "c00000000000000000000001",
  taxRateBp: 2000,
  invoicePrefix: "UK",
  pricesIncludeTax: false,
  taxLabel: "VAT",
  taxNumber: null,
  legalName: null,
  legalAddress: null,
  bankDetails: [],
  invoiceFooter: null,
  replyTo: null,
  active: true,
  customers: 4,
  tutors: 2,
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aSetting = (change: Partial<Setting> = {}): Setting => ({
  _id: "5e0000000000000000000001",
  key: "proposalHours",
  regionId: null,
  value: 36,
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aTemplate = (change: Partial<Template> = {}): Template => ({
  _id: "7e0000000000000000000001",
  name: "Welcome",
  kind: "welcome",
  channel: "email",
  language: "en",
  subject: "Welcome, {{firstName}}",
  body: "Dear {{firstName}},",
  active: true,
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aPolicy = (change: Partial<CancellationPolicy> = {}): CancellationPolicy => ({
  _id: "c00000000000000000000001",
  name: "Standard",
  windowHours: 24,
  lateCancelPercent: 50,
  noShowPercent: 100,
  tutorLatePayPercent: 100,
  tutorWaitPayPercent: 50,
  graceMinutes: 15,
  freeLateCancelsPerTerm: 1,
  freeReschedules: 2,
  outageIsFree: true,
  regions: 1,
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aCurriculum = (change: Partial<Curriculum> = {}): Curriculum => ({
  _id: "d00000000000000000000001",
  name: "Igbo for children",
  slug: "igbo-for-children",
  regionId: "b00000000000000000000001",
  subject: "Igbo",
  description: null,
  shape: "language",
  status: "draft",
  counts: [{ type: "ageGroup", count: 2 }],
  attachedLearners: 0,
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aPart = (change: Partial<Subdivision> = {}): Subdivision => ({
  _id: "f00000000000000000000001",
  curriculumId: "d00000000000000000000001",
  parentId: null,
  type: "ageGroup",
  name: "Ages 4 to 6",
  slug: "ages-4-to-6",
  order: 0,
  description: null,
  estimatedMinutes: null,
  outcomes: ["Greets in Igbo"],
  resources: [],
  lessonIds: ["l1", "l2"],
  wordIds: [],
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aPod = (change: Partial<CustomerPod> = {}): CustomerPod => ({
  _id: "300000000000000000000001",
  name: "Ozo cousins",
  regionId: "b00000000000000000000001",
  subject: "Igbo",
  level: "beginner",
  anchorTimeZone: "Europe/London",
  tutorId: null,
  billingMode: "split",
  payerCustomerId: null,
  status: "active",
  members: [
    {
      learnerId: "100000000000000000000001",
      payerCustomerId: "200000000000000000000001",
      shareBp: 10_000,
      joinedAt: "2026-01-05T09:00:00.000Z",
      leftAt: null,
    },
  ],
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aCustomer = (change: Partial<Customer> = {}): Customer => ({
  _id: "200000000000000000000001",
  ...{ firstName: "Ngozi", lastName: "Eze", email: "ngozi@example.org", secondaryEmail: null },
  ...{ phoneNumber: "+447700900123", gender: null, dateOfBirth: null, country: "GB", timeZone: "Europe/London" },
  ...{ marketingConsent: false, consentAt: null, customerNumber: "C-000012", regionId: "b00000000000000000000001" },
  ...{ currency: "GBP", status: "active", zohoEmail: null, whoIsLessonFor: "me", isLearner: true, source: "organic" },
  ...{ ownerId: null, preferredChannel: "email", tags: ["VIP"], billingAddress: null, taxId: null },
  ...{ invoiceEmail: null, autoSend: false, dueDays: 7, cancellationPolicyId: null },
  ...{ learnerNames: ["Ngozi"], samePhone: 0, noteCount: 1, mergedIntoId: null, updatedBy: "e00000000000000000000001" },
  ...saved,
  ...change,
});

export const aTask = (change: Partial<Task> = {}): Task => ({
  _id: "900000000000000000000001",
  ...{ kind: "call", title: "Call about a trial lesson", ownerId: "800000000000000000000001", subject: null },
  ...{ dueOn: "2026-01-06", dueTime: null, dueAt: null, doneAt: null, note: null, updatedBy: "system" },
  ...saved,
  ...change,
});

/** A converted lead. */
export const aLead = (change: Partial<Lead> = {}): Lead => ({
  _id: "900000000000000000000003",
  ...{ firstName: "Ada", lastName: null, email: "ada@example.org", phoneNumber: null, subjects: ["Igbo"] },
  ...{ regionId: "100000000000000000000001", whoIsLessonFor: "me", source: "organic", message: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, stage: "converted", lostReason: null },
  ...{ stageSince: "2026-01-05T09:00:00.000Z", ownerId: null, nextActionOn: null, nextAction: null },
  ...{ customerId: aCustomer()._id, trialLessonId: null },
  stages: [
    { stage: "new", reachedAt: "2026-01-04T09:00:00.000Z", byId: "system" },
    { stage: "converted", reachedAt: "2026-01-05T09:00:00.000Z", byId: aColleague()._id },
  ],
  ...{ needsAttention: false, updatedBy: "system" },
  ...saved,
  ...change,
});

export const aMessage = (change: Partial<Message> = {}): Message => ({
  _id: "900000000000000000000002",
  ...{ toPersonId: "200000000000000000000001", channel: "email", subject: "Your lessons", body: "Dear Ngozi" },
  ...{ at: "2026-01-05T09:00:00.000Z", address: "ngozi@example.org", mailStatus: "sent" },
  updatedBy: "system",
  ...saved,
  ...change,
});

export const aDependent = (change: Partial<Dependent> = {}): Dependent => ({
  _id: "100000000000000000000001",
  ...{ customerId: "200000000000000000000001", firstName: "Kelechi", lastName: "Eze", relationship: "child" },
  ...{ dateOfBirth: null, ageGroup: "from-5", gender: null, timeZone: null, level: "beginner", subjects: ["Igbo"] },
  ...{ learningNeeds: null, photoConsent: false, status: "active" },
  payer: { _id: "200000000000000000000001", firstName: "Ngozi", lastName: "Eze", customerNumber: "C-000012" },
  ...{ payerTimeZone: "Europe/London", regionId: "b00000000000000000000001", updatedBy: "e00000000000000000000001" },
  ...saved,
  ...change,
});

export const aLearner = (change: Partial<Learner> = {}): Learner => ({
  _id: "100000000000000000000001",
  kind: "dependent",
  firstName: "Kelechi",
  lastName: "Eze",
  payer: { _id: "200000000000000000000001", firstName: "Ngozi", lastName: "Eze", customerNumber: "C-000012" },
  timeZone: "Europe/London",
  regionId: "b00000000000000000000001",
  ageGroup: "from-5",
  archived: false,
  ...change,
});

export const anAttachment = (change: Partial<CurriculumAttachment> = {}): CurriculumAttachment => ({
  _id: "300000000000000000000001",
  studentId: "100000000000000000000001",
  studentKind: "dependent",
  customerId: "200000000000000000000001",
  curriculumId: "d00000000000000000000001",
  subdivisionIds: [],
  startDate: "2026-01-05",
  progress: [{ subdivisionId: "f00000000000000000000001", state: "in-progress", lessonId: null, at: saved.updatedAt }],
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aColleague = (change: Partial<StaffMember> = {}): StaffMember => ({
  _id: "e00000000000000000000001",
  firstname: "Bo",
  lastname: "Eze",
  avatar: null,
  lastActivity: null,
  isActive: true,
  ...change,
});

export const anAccount = (change: Partial<StaffAccountRecord> = {}): StaffAccountRecord => ({
  _id: "e00000000000000000000001",
  user_role: "admin",
  firstname: "Bo",
  lastname: "Eze",
  email: "bo@example.org",
  avatar: null,
  bio: null,
  phone: null,
  timeZone: "Africa/Lagos",
  regionIds: ["b00000000000000000000001"],
  status: "active",
  isActivated: true,
  lastLoginAt: null,
  lastActivityAt: null,
  refusals: {
    update: null,
    invite: "This account is active, so it cannot be invited again.",
    admit: "This account is active, so it cannot be admitted.",
    refuse: "This account is active, so it cannot be refused.",
    suspend: null,
    reinstate: "This account is active, so it cannot be reinstated.",
    changeRole: null,
    inspect: null,
    revokeSessions: null,
  },
  ...saved,
  ...change,
});

/** A page from both servers. */
export const aPage = <T>(data: T[]) => ({ data, page: 1, pageSize: 25, total: data.length });
