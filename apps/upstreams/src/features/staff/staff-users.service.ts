import { inArray } from "drizzle-orm";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import {
  reachRefusal,
  roleChangeRefusal,
  roleRefusal,
  staffEventRefusal,
  type GuardedAccount,
  type GuardRefusal,
} from "@app/domain/account/staff-guards.ts";
import { staffMachine } from "@app/domain/account/staff-machine.ts";
import type { StaffUserInput, StaffUserUpdateInput } from "@app/domain/account/staff-user.ts";
import type { RoleChoice } from "@app/domain/enums.ts";
import type { StaffEvent } from "@app/domain/account/staff-enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordChange, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import {
  accountUsers,
  endSessions,
  guardedOf,
  issueCode,
  voidCodes,
  type AccountUserRow,
} from "../account/account.public.ts";
import { regions } from "../regions/regions.public.ts";
import { mail, type Message as Mail } from "../system/mail/mail.public.ts";
import { countSuperAdmins, lockSuperAdmins } from "./staff-users.queries.ts";
import { staffUserOf, type StaffUserRecord } from "./staff-users.record.ts";

type Guard = (account: GuardedAccount, superAdmins: number) => GuardRefusal | null;

const uniques = { account_users_email: () => fieldRefusal("email", messages.emailTaken) };

const refuse = ({ code, message }: GuardRefusal): never => {
  throw new Refusal(code, message);
};

const staffUserKind: RecordKind<AccountUserRow, StaffUserRecord> = {
  table: accountUsers,
  kind: "account user",
  labelOf: ({ email }) => email,
  present: async (context, row) => staffUserOf(row, context.actor, await countSuperAdmins(context)),
};

type Own = Pick<RecordChange<AccountUserRow>, "reason" | "action" | "effects"> & {
  changes: (before: AccountUserRow) => Partial<AccountUserRow> | Promise<Partial<AccountUserRow>>;
};

/** Changes an account that is theirs to change, and as it must be. Who may not is told so before how it stands. */
async function changeStaffUser(
  context: Context,
  _id: string,
  version: number,
  guard: Guard,
  { changes, ...own }: Own,
): Promise<StaffUserRecord> {
  const superAdmins = await lockSuperAdmins(context);
  const refusalOf = (row: AccountUserRow) => guard(guardedOf(row), superAdmins);
  return changeRecord(
    context,
    staffUserKind,
    { _id, version },
    {
      ...own,
      admit(row) {
        const refusal = refusalOf(row);
        if (refusal?.code === "FORBIDDEN") refuse(refusal);
      },
      check(row) {
        const refusal = refusalOf(row);
        if (refusal) refuse(refusal);
      },
      async write(before) {
        const changed = await changes(before);
        return withUnique(uniques, () => updateRecord(context, accountUsers, before, changed));
      },
    },
  );
}

/** Mails somebody the way in: a link to choose a password while they have none, else to sign in. */
async function mailWayIn(context: Context, template: Mail["template"], to: AccountUserRow): Promise<void> {
  const path =
    to.passwordHash === null
      ? accountPaths.activation(to.id, await issueCode(context, to.id, "activation"))
      : accountPaths.signIn;
  await mail(context, { template, to, path });
}

async function checkRegions({ db }: Context, ids: readonly string[] | undefined): Promise<void> {
  if (!ids || ids.length === 0) return;
  const known = await db
    .select({ id: regions.id })
    .from(regions)
    .where(inArray(regions.id, [...ids]));
  if (known.length < new Set(ids).size) throw fieldRefusal("regionIds", messages.reference("Region"));
}

/** Adds an account and invites its owner. Source: domain.md 0.4, 1.1, 2.12. */
export async function createStaffUser(context: Context, input: StaffUserInput): Promise<StaffUserRecord> {
  const { user_role: userRole, ...fields } = input;
  const refusal = roleRefusal(context.actor, userRole);
  if (refusal) refuse(refusal);
  await checkRegions(context, fields.regionIds);
  const values = { ...fields, userRole, status: staffMachine.initial };
  return createRecord(context, staffUserKind, {
    write: () => withUnique(uniques, () => insertRecord(context, accountUsers, values)),
    effects: (after) => mailWayIn(context, "invitation", after),
  });
}

/** Saves changes to an account; links that went to another address stop working. */
export const updateStaffUser = (
  context: Context,
  id: string,
  { version, status: _, ...changes }: StaffUserUpdateInput,
): Promise<StaffUserRecord> =>
  changeStaffUser(context, id, version, (account) => reachRefusal(context.actor, account, "staff:write"), {
    async changes() {
      await checkRegions(context, changes.regionIds);
      return changes;
    },
    async effects(after, before) {
      if (after.email !== before.email) await voidCodes(context, id);
    },
  });

/** Something that happens to an account; it leads to the state that the machine says. */
const fire = (
  context: Context,
  id: string,
  version: number,
  event: Exclude<StaffEvent, "activate">,
  { changes, ...own }: Partial<Own>,
): Promise<StaffUserRecord> =>
  changeStaffUser(
    context,
    id,
    version,
    (account, superAdmins) => staffEventRefusal(context.actor, account, event, superAdmins),
    {
      action: "state-changed",
      changes: async (before) => ({
        status: nextState(staffMachine, before.status, event) ?? before.status,
        ...(await changes?.(before)),
      }),
      ...own,
    },
  );

/** Sends the activation link again; the links before it stop working. */
export const inviteAgain = (context: Context, id: string, version: number): Promise<StaffUserRecord> =>
  fire(context, id, version, "invite", {
    action: "updated",
    reason: "The activation link was sent again.",
    effects: (after) => mailWayIn(context, "invitation", after),
  });

/** Lets a registered person in. */
export const admit = (
  context: Context,
  id: string,
  { version, user_role: userRole }: { version: number; user_role: RoleChoice },
): Promise<StaffUserRecord> =>
  fire(context, id, version, "admit", {
    changes() {
      const refusal = roleRefusal(context.actor, roleFrom(userRole));
      if (refusal) refuse(refusal);
      return { userRole };
    },
    effects: (after) => mailWayIn(context, "admission", after),
  });

type Reasoned<Reason> = { version: number; reason?: Reason };

/** Turns a registered person away; the reason stays with us. */
export const turnAway = (
  context: Context,
  id: string,
  { version, reason }: Reasoned<string | null | undefined>,
): Promise<StaffUserRecord> =>
  fire(context, id, version, "refuse", {
    reason,
    effects: (to) => mail(context, { template: "refusal", to, path: null }),
  });

/** Takes an account out of use: its sessions end at once, and no link that was sent works any more. Source: domain.md 2.12. */
export const suspend = (
  context: Context,
  id: string,
  { version, reason }: Reasoned<string>,
): Promise<StaffUserRecord> =>
  fire(context, id, version, "suspend", {
    reason,
    async effects(after) {
      await endSessions(context, { id, name: `${after.firstname} ${after.lastname}` });
      await voidCodes(context, id);
    },
  });

/** Brings an account back into use. */
export const reinstate = (context: Context, id: string, version: number): Promise<StaffUserRecord> =>
  fire(context, id, version, "reinstate", { effects: (after) => mailWayIn(context, "reinstatement", after) });

/** Gives an account another role. Source: domain.md 0.4. */
export const changeRole = (
  context: Context,
  id: string,
  { version, user_role: userRole }: { version: number; user_role: RoleChoice },
): Promise<StaffUserRecord> =>
  changeStaffUser(
    context,
    id,
    version,
    (account, superAdmins) => roleChangeRefusal(context.actor, account, roleFrom(userRole), superAdmins),
    { changes: () => ({ userRole }) },
  );
