import { eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { accountUsers } from "./account.table.ts";
import { tokenName } from "./service-token-actor.ts";
import { serviceTokens } from "./service-tokens.table.ts";

export { actorById } from "./authenticate.ts";
export { profileBody } from "./account.bodies.ts";
export { accountUserOf, accountUserRecord, sessionRecord } from "./account.record.ts";
export { accountUsers, type AccountUserRow } from "./account.table.ts";
export { hashOfCode, issueCode, voidCodes } from "./one-time-codes.ts";
export { limitAttempts, noteAttempt } from "./public-attempts.ts";
export { ownProfile, saveProfile } from "./profile.service.ts";
export { guardedOf, mayInspect, reachable } from "./reach.ts";
export { endSessionOf, endSessions, sessionsOf } from "./sessions.service.ts";
export { tokenEnd } from "./service-token-actor.ts";
export { serviceTokens, type ServiceTokenRow } from "./service-tokens.table.ts";
export { newToken, prefixOf, tokenHash } from "./token-form.ts";
export { signIn, type SignInParts } from "./sign-in.service.ts";

/** Whether an id is a person's, and not a service token's. */
export async function isPerson({ db }: { db: Database }, id: string): Promise<boolean> {
  return (await db.$count(accountUsers, eq(accountUsers.id, id))) > 0;
}

/** Who an id is, as other people see it: a person, "Weekly report (token)", or "system" for the system itself. */
export async function nameOf({ db }: { db: Database }, id: string): Promise<string> {
  const { firstname, lastname } = accountUsers;
  const [user] = await db.select({ firstname, lastname }).from(accountUsers).where(eq(accountUsers.id, id));
  if (user) return `${user.firstname} ${user.lastname}`;
  const { name } = serviceTokens;
  const [token] = await db.select({ name }).from(serviceTokens).where(eq(serviceTokens.id, id));
  return token ? tokenName(token.name) : "system";
}
