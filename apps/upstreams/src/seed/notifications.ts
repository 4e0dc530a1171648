import type { NotificationType } from "@app/domain/enums.ts";
import { permissionsOf, roleFrom, type Permission } from "@app/domain/permissions.ts";
import type { Database } from "../database/client.ts";
import { notifications } from "../features/notifications/notifications.public.ts";
import type { Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

interface Notice {
  /** Who is told: those who may. */
  needs: Permission;
  type: NotificationType;
  kind: string;
  title: string;
  description: string;
  url: string;
  daysAgo: number;
}

const notices: readonly Notice[] = [
  {
    needs: "signedIn",
    type: "new_message",
    kind: "account",
    title: "Welcome",
    description: "Add a picture and check your time zone.",
    url: "/app/account",
    daysAgo: 40,
  },
  {
    needs: "regions:write",
    type: "new_message",
    kind: "region",
    title: "Three regions are open",
    description: "UK, US and NG can be chosen for new records.",
    url: "/app/tutoring/regions",
    daysAgo: 30,
  },
  {
    needs: "curriculums:write",
    type: "item_shipped",
    kind: "curriculum",
    title: "Igbo for families, UK is active",
    description: "All three age groups are complete.",
    url: "/app/tutoring/curriculums/igbo-for-families-uk",
    daysAgo: 21,
  },
  {
    needs: "curriculums:write",
    type: "new_message",
    kind: "curriculum",
    title: "Igbo for families, US needs checking",
    description: "The draft has one age group so far.",
    url: "/app/tutoring/curriculums/igbo-for-families-us",
    daysAgo: 6,
  },
  {
    needs: "invoices:read",
    type: "order_placed",
    kind: "payment",
    title: "Prepayment received",
    description: "Ten Igbo lessons for a family in Leeds.",
    url: "/app/tutoring/pre-payment-invoice",
    daysAgo: 5,
  },
  {
    needs: "lessons:read",
    type: "new_message",
    kind: "lesson-request",
    title: "New lesson request",
    description: "Yorùbá for two children, Saturday mornings.",
    url: "/app/tutoring/admin-lesson-requests",
    daysAgo: 4,
  },
  {
    needs: "tutors:read",
    type: "new_message",
    kind: "candidate",
    title: "New application",
    description: "An Igbo teacher from Enugu has applied.",
    url: "/app/tutoring/onboarding",
    daysAgo: 3,
  },
  {
    needs: "words:read",
    type: "item_shipped",
    kind: "word",
    title: "Forty words published",
    description: "Ahụ mmadụ and Nri are complete.",
    url: "/app/langauge-app/words-list",
    daysAgo: 3,
  },
  {
    needs: "sessions:write",
    type: "new_message",
    kind: "assignment",
    title: "Lessons assigned to you",
    description: "Ìkíni and Ẹbí, due at the end of the month.",
    url: "/app/langauge-app/words-list",
    daysAgo: 2,
  },
  {
    needs: "lessons:read",
    type: "new_message",
    kind: "feedback",
    title: "New feedback",
    description: "“My son now greets his grandmother in Igbo.”",
    url: "/app/tutoring/feedbacks",
    daysAgo: 1,
  },
  {
    needs: "curriculums:act",
    type: "new_message",
    kind: "curriculum",
    title: "Yorùbá foundations is waiting for approval",
    description: "The first term is ready to be activated.",
    url: "/app/tutoring/curriculums",
    daysAgo: 1,
  },
];

/** Older ones have been read. */
const unreadDays = 5;

export async function seedNotifications(db: Database, seed: Seed, staff: readonly SeededStaff[]): Promise<void> {
  const rows = staff.flatMap(({ id: recipientId, userRole }) => {
    const may = permissionsOf(roleFrom(userRole));
    return notices
      .filter(({ needs }) => may.has(needs))
      .map(({ needs, daysAgo, ...notice }) => {
        const createdAt = seed.daysAgo(daysAgo);
        const readAt = daysAgo > unreadDays ? new Date(createdAt.getTime() + 60 * 60_000) : null;
        return { ...notice, id: seed.chance.id(createdAt), recipientId, createdAt, readAt };
      });
  });
  await db.insert(notifications).values(rows);
}
