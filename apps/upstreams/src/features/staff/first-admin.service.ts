import { eq } from "drizzle-orm";
import type { z } from "zod";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import { defaultTimeZone, type staffUserInput } from "@app/domain/account/staff-user.ts";
import { messages } from "@app/domain/messages.ts";
import type { Clock } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { insertRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUsers, issueCode } from "../account/account.public.ts";
import { countSuperAdmins } from "./staff-users.queries.ts";

/** Whoever sits at the machine: no account stands behind it. */
const machine = { id: "system", name: "create-admin", role: null };
const origin = { ip: null, userAgent: null, requestId: "create-admin" };

/** Why nothing was made: there is somebody who can do it in the portal. */
const alreadyThere =
  "There is already a super-admin, who can invite others in the portal. Add --force to add another anyway.";

/** A name to begin with, from the part before the @: "ada.obi" → Ada Obi. Its owner can change it. */
function nameFrom(email: string): { firstname: string; lastname: string } {
  const [first = "", ...rest] = (email.split("@")[0] ?? "")
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1, 30));
  return { firstname: first || "Super", lastname: rest.join(" ").slice(0, 60) || "Admin" };
}

type Email = z.output<typeof staffUserInput>["email"];

/**
 * Makes a super-admin where there is none who can sign in, or with `force` another one, and returns the path of the
 * activation link. Asked again before the link was used, it makes a new link.
 */
export async function makeFirstAdmin(
  { database, clock }: { database: Database; clock: Clock },
  { email, force }: { email: Email; force: boolean },
): Promise<string> {
  return retryable(database, async (db) => {
    const now = clock.now();
    const writing = { db, now, actor: machine };
    if (!force && (await countSuperAdmins(writing)) > 0) throw new Refusal("WRONG_STATE", alreadyThere);
    const [known] = await db.select().from(accountUsers).where(eq(accountUsers.email, email));
    const isWaiting = known?.userRole === "super-admin" && known.status === "invited";
    if (known && !isWaiting) throw new Refusal("WRONG_STATE", messages.emailTaken);
    const fields = { ...nameFrom(email), email, timeZone: defaultTimeZone };
    const user =
      known ?? (await insertRecord(writing, accountUsers, { ...fields, userRole: "super-admin", status: "invited" }));
    const entry = { kind: "account user", id: user.id, label: email } as const;
    const updateEntry = known ? ({ action: "updated", reason: "A new activation link was created." } as const) : null;
    await audit({ ...writing, origin }, { ...(updateEntry ?? { action: "created", after: user }), ...entry });
    return accountPaths.activation(user.id, await issueCode(writing, user.id, "activation"));
  });
}
