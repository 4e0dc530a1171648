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
import type { MailTemplate, RoleChoice, StaffEvent } from "@app/domain/enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import {
  accountUsers,
  endSessions,
  guardedOf,
  issueCode,
  voidCodes,
  type AccountUserRow,
} from "../account/account.public.ts";
import { regions } from "../regions/regions.public.ts";
import { mail } from "../system/mail/mail.public.ts";
import { countSuperAdmins, holdSuperAdmins } from "./staff-users.queries.ts";
import { staffUserOf, type StaffUserRecord } from "./staff-users.record.ts";

type Guard = (account: GuardedAccount, superAdmins: number) => GuardRefusal | null;

const uniques = { account_users_email: () => fieldRefusal("email", messages.emailTaken) };

const refuse = ({ code, message }: GuardRefusal): never => {
  throw new Refusal(code, message);
};

async function shown(context: Context, row: AccountUserRow): Promise<StaffUserRecord> {
  return staffUserOf(row, context.actor, await countSuperAdmins(context));
}

/** The account to be changed, held; refused when it is not there, not theirs to change, changed meanwhile, or not as it must be. */
async function accountAt(context: Context, id: string, version: number, guard: Guard): Promise<AccountUserRow> {
  const superAdmins = await holdSuperAdmins(context);
  const row = await findOrRefuse(context, accountUsers, id, "Staff user");
  const refusal = guard(guardedOf(row), superAdmins);
  if (refusal?.code === "FORBIDDEN") refuse(refusal);
  await checkVersion(context, row, version, (current) => shown(context, current));
  if (refusal) refuse(refusal);
  return row;
}

async function save(
  context: Context,
  before: AccountUserRow,
  changes: Partial<AccountUserRow>,
  entry: { action?: "state-changed"; reason?: string } = {},
): Promise<AccountUserRow> {
  const after = await withUnique(uniques, () => updateRecord(context, accountUsers, before, changes));
  const { id, email: label } = after;
  await audit(context, { action: "updated", ...entry, kind: "account user", id, label, before, after });
  return after;
}

/** Mails somebody the way in: a link to choose a password while they have none, else to sign in. */
async function mailWayIn(context: Context, template: MailTemplate, to: AccountUserRow): Promise<void> {
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
  const after = await withUnique(uniques, () => insertRecord(context, accountUsers, values));
  await audit(context, { action: "created", kind: "account user", id: after.id, label: after.email, after });
  await mailWayIn(context, "invitation", after);
  return shown(context, after);
}

/** Saves changes to an account; links that went to another address stop working. */
export async function updateStaffUser(
  context: Context,
  id: string,
  { version, status: _, ...changes }: StaffUserUpdateInput,
): Promise<StaffUserRecord> {
  const before = await accountAt(context, id, version, (account) =>
    reachRefusal(context.actor, account, "staff:write"),
  );
  await checkRegions(context, changes.regionIds);
  const after = await save(context, before, changes);
  if (after.email !== before.email) await voidCodes(context, id);
  return shown(context, after);
}

/** The account that an event happens to, and the state that it leads to. */
async function fired(context: Context, id: string, version: number, event: Exclude<StaffEvent, "activate">) {
  const before = await accountAt(context, id, version, (account, superAdmins) =>
    staffEventRefusal(context.actor, account, event, superAdmins),
  );
  return { before, status: nextState(staffMachine, before.status, event) ?? before.status };
}

const stateChanged = (reason: string | null | undefined) =>
  ({ action: "state-changed", ...(reason && { reason }) }) as const;

/** Sends the activation link again; the links before it stop working. */
export async function inviteAgain(context: Context, id: string, version: number): Promise<StaffUserRecord> {
  const { before } = await fired(context, id, version, "invite");
  const after = await save(context, before, {}, { reason: "The activation link was sent again." });
  await mailWayIn(context, "invitation", after);
  return shown(context, after);
}

/** Lets a registered person in. */
export async function admit(
  context: Context,
  id: string,
  { version, user_role: userRole }: { version: number; user_role: RoleChoice },
): Promise<StaffUserRecord> {
  const { before, status } = await fired(context, id, version, "admit");
  const refusal = roleRefusal(context.actor, roleFrom(userRole));
  if (refusal) refuse(refusal);
  const after = await save(context, before, { status, userRole }, stateChanged(null));
  await mailWayIn(context, "admission", after);
  return shown(context, after);
}

type Reasoned<Reason> = { version: number; reason?: Reason };

/** Turns a registered person away; the reason stays with us. */
export async function turnAway(
  context: Context,
  id: string,
  { version, reason }: Reasoned<string | null | undefined>,
): Promise<StaffUserRecord> {
  const { before, status } = await fired(context, id, version, "refuse");
  const after = await save(context, before, { status }, stateChanged(reason));
  await mail(context, { template: "refusal", to: after, path: null });
  return shown(context, after);
}

/** Takes an account out of use: its sessions end at once, and no link that was sent works any more. Source: domain.md 2.12. */
export async function suspend(
  context: Context,
  id: string,
  { version, reason }: Reasoned<string>,
): Promise<StaffUserRecord> {
  const { before, status } = await fired(context, id, version, "suspend");
  const after = await save(context, before, { status }, stateChanged(reason));
  await endSessions(context, { id, name: `${after.firstname} ${after.lastname}` });
  await voidCodes(context, id);
  return shown(context, after);
}

/** Brings an account back into use. */
export async function reinstate(context: Context, id: string, version: number): Promise<StaffUserRecord> {
  const { before, status } = await fired(context, id, version, "reinstate");
  const after = await save(context, before, { status }, stateChanged(null));
  await mailWayIn(context, "reinstatement", after);
  return shown(context, after);
}

/** Gives an account another role. Source: domain.md 0.4. */
export async function changeRole(
  context: Context,
  id: string,
  { version, user_role: userRole }: { version: number; user_role: RoleChoice },
): Promise<StaffUserRecord> {
  const before = await accountAt(context, id, version, (account, superAdmins) =>
    roleChangeRefusal(context.actor, account, roleFrom(userRole), superAdmins),
  );
  return shown(context, await save(context, before, { userRole }));
}
