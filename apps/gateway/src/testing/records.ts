import type { ViewerRecord } from "../features/account/account.source.ts";
import type { AttachmentRecord } from "../features/curriculum/attachments.source.ts";
import type { CurriculumRecord, SubdivisionRecord } from "../features/curriculum/curriculum.source.ts";
import type { LearnerRecord } from "../features/customers/learners.source.ts";
import type { CancellationPolicyRecord, RegionRecord } from "../features/regions/regions.source.ts";
import type { StaffAccountRecord } from "../features/staff/staff-accounts.source.ts";
import type { StaffRecord } from "../features/staff/staff.source.ts";

const saved = { version: 3, createdAt: "2026-01-05T09:00:00.000Z", updatedAt: "2026-01-06T09:00:00.000Z" };

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

export const aRegion = (change: Partial<RegionRecord> = {}): RegionRecord => ({
  _id: "b00000000000000000000001",
  code: "UK",
  name: "United Kingdom",
  currency: "GBP",
  timeZone: "Europe/London",
  cancellationPolicyId: "c00000000000000000000001",
  taxRateBp: 2000,
  invoicePrefix: "UK",
  active: true,
  customers: 4,
  tutors: 2,
  ...saved,
  ...change,
});

export const aPolicy = (change: Partial<CancellationPolicyRecord> = {}): CancellationPolicyRecord => ({
  _id: "c00000000000000000000001",
  name: "Standard",
  windowHours: 24,
  lateCancelPercent: 50,
  noShowPercent: 100,
  ...change,
});

export const aCurriculum = (change: Partial<CurriculumRecord> = {}): CurriculumRecord => ({
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

export const aPart = (change: Partial<SubdivisionRecord> = {}): SubdivisionRecord => ({
  _id: "f00000000000000000000001",
  curriculumId: "d00000000000000000000001",
  parentId: null,
  type: "ageGroup",
  name: "Ages 4 to 6",
  slug: "ages-4-to-6",
  order: 0,
  description: null,
  estimatedMinutes: null,
  archivedAt: null,
  outcomes: ["Greets in Igbo"],
  resources: [],
  lessonIds: ["l1", "l2"],
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aLearner = (change: Partial<LearnerRecord> = {}): LearnerRecord => ({
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

export const anAttachment = (change: Partial<AttachmentRecord> = {}): AttachmentRecord => ({
  _id: "300000000000000000000001",
  studentId: "100000000000000000000001",
  studentKind: "dependent",
  customerId: "200000000000000000000001",
  curriculumId: "d00000000000000000000001",
  subdivisionIds: [],
  startDate: "2026-01-05",
  progress: [{ subdivisionId: "f00000000000000000000001", state: "in-progress", lessonId: null, at: saved.updatedAt }],
  archivedAt: null,
  updatedBy: "e00000000000000000000001",
  ...saved,
  ...change,
});

export const aColleague = (change: Partial<StaffRecord> = {}): StaffRecord => ({
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

/** A page of both servers. */
export const aPage = <T>(data: T[]) => ({ data, page: 1, pageSize: 25, total: data.length });
