import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { customers } from "../../customers/customers.public.ts";
import { notifyPerson } from "../../notifications/notifications.public.ts";
import { lessonRequests } from "../requests.table.ts";
import type { CourseRow } from "./courses.table.ts";

type Looked = Pick<CourseRow, "requestId" | "customerId">;

/** Who looks after a course: whoever looked after the request that it came of, else whoever looks after the customer. */
export async function courseOwner({ db }: Pick<Context, "db">, course: Looked): Promise<string | null> {
  const { requestId, customerId } = course;
  const [request] = await db
    .select({ ownerId: lessonRequests.ownerId })
    .from(lessonRequests)
    .where(eq(lessonRequests.id, requestId ?? ""));
  if (request?.ownerId) return request.ownerId;
  const { ownerId } = customers;
  const [customer] = await db.select({ ownerId }).from(customers).where(eq(customers.id, customerId));
  return customer?.ownerId ?? null;
}

/** Tells whoever looks after a course what became of it, unless they did it. */
export async function notifyCourseOwner(
  context: Context,
  course: Looked & Pick<CourseRow, "id">,
  said: { title: string; description: string },
): Promise<void> {
  const ownerId = await courseOwner(context, course);
  if (ownerId === null || ownerId === context.actor.id) return;
  const url = `/app/tutoring/admin-confirmed-lessons?view=${course.id}`;
  await notifyPerson(context, ownerId, { type: "new_message", kind: "confirmed-lesson", ...said, url });
}
