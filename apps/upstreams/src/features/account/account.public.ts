import { eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { accountUsers } from "./account.table.ts";

export { actorById } from "./authenticate.ts";
export { profileBody } from "./account.bodies.ts";
export { accountUserOf, accountUserRecord, sessionRecord } from "./account.record.ts";
export { accountUsers, type AccountUserRow } from "./account.table.ts";
export { hashOfCode, issueCode, voidCodes } from "./one-time-codes.ts";
export { limitAttempts, noteAttempt } from "./public-attempts.ts";
export { ownProfile, saveProfile } from "./profile.service.ts";
export { guardedOf, mayInspect, reachable } from "./reach.ts";
export { endSessionOf, endSessions, sessionsOf } from "./sessions.service.ts";
export { signIn, type SignInParts } from "./sign-in.service.ts";

/** Who an id is, as other people see it: "system" for the system itself. */
export async function nameOf({ db }: { db: Database }, id: string): Promise<string> {
  const { firstname, lastname } = accountUsers;
  const [user] = await db.select({ firstname, lastname }).from(accountUsers).where(eq(accountUsers.id, id));
  return user ? `${user.firstname} ${user.lastname}` : "system";
}
