import { BlockList, isIPv6 } from "node:net";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { roleFrom } from "@app/domain/permissions.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { endOf } from "@app/domain/tokens/service-token.ts";
import { tokenPermissions } from "@app/domain/tokens/token-grants.ts";
import { tokenMessages } from "@app/domain/tokens/token-messages.ts";
import type { Database } from "../../database/client.ts";
import type { Actor } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUsers, type AccountUserRow } from "./account.table.ts";
import { serviceTokens, type ServiceTokenRow } from "./service-tokens.table.ts";
import { isWellTyped } from "@app/domain/tokens/token-form.ts";
import { tokenHash } from "./token-form.ts";

/** Uses are noted at most this often, in milliseconds. */
const noteEveryMs = 60_000;

export interface FoundToken {
  token: ServiceTokenRow;
  owner: AccountUserRow;
}

/** When a token ends: after its last day, or sooner where it was replaced. */
export const tokenEnd = ({ expiresOn, endsAt }: Pick<ServiceTokenRow, "expiresOn" | "endsAt">): Date => {
  const end = endOf(expiresOn);
  return endsAt !== null && endsAt < end ? endsAt : end;
};

/** An address that came over IPv6 as the IPv4 address that it is. */
const plainAddress = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Whether an address lies in one of some networks; every address does where there are none. */
export function isWithin(networks: readonly string[], address: string | null): boolean {
  if (networks.length === 0) return true;
  if (address === null) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [start = "", bits] = network.split("/");
    list.addSubnet(start, Number(bits), familyOf(start));
  }
  const plain = plainAddress(address);
  return list.check(plain, familyOf(plain));
}

const withOwner = (db: Database) =>
  db
    .select({ token: serviceTokens, owner: accountUsers })
    .from(serviceTokens)
    .innerJoin(accountUsers, eq(accountUsers.id, serviceTokens.ownerId));

/** Why a token may not be used now; null if it may. */
function problemOf({ token, owner }: FoundToken, now: Date): string | null {
  if (token.revokedAt !== null) return tokenMessages.revoked;
  if (tokenEnd(token) <= now) return token.endsAt === null ? tokenMessages.expired : tokenMessages.replaced;
  return owner.status === "active" ? null : tokenMessages.ownerInactive;
}

/**
 * The token that was sent, read each time, as sessions are. One that may not be used now or from here is refused with
 * the reason, which only whoever has the token learns.
 */
export async function findToken(
  db: Database,
  key: Buffer,
  sent: string,
  { now, address }: { now: Date; address: string | null },
): Promise<FoundToken> {
  const refuse = (why: string) => new Refusal("UNAUTHENTICATED", why);
  if (!isWellTyped(sent)) throw refuse(clientMessages.tokenInvalid);
  const [found] = await withOwner(db).where(eq(serviceTokens.tokenHash, tokenHash(key, sent)));
  if (!found) throw refuse(clientMessages.tokenInvalid);
  const problem = problemOf(found, now);
  if (problem !== null) throw refuse(problem);
  if (!isWithin(found.token.networks, address))
    throw refuse(tokenMessages.fromElsewhere(plainAddress(address ?? "here")));
  return found;
}

/** Notes that a token was used, and from where; not a change to the record, so the version stays. */
export async function noteTokenUse(
  db: Database,
  { id, lastUsedAt }: ServiceTokenRow,
  { now, address }: { now: Date; address: string | null },
): Promise<void> {
  const before = new Date(now.getTime() - noteEveryMs);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  const isOlder = or(isNull(serviceTokens.lastUsedAt), lt(serviceTokens.lastUsedAt, now));
  await db
    .update(serviceTokens)
    .set({ lastUsedAt: now, lastUsedFrom: address })
    .where(and(eq(serviceTokens.id, id), isOlder));
}

/** A token's name in records and the activity log. */
export const tokenName = (name: string): string => `${name} (token)`;

/** Who acts with a token: the token itself, within the limits of the person who answers for it. */
export function tokenActor({ token, owner }: FoundToken): Actor {
  const role = roleFrom(owner.userRole);
  return {
    kind: "token",
    id: token.id,
    personId: owner.id,
    personName: `${owner.firstname} ${owner.lastname}`,
    name: tokenName(token.name),
    role,
    permissions: tokenPermissions(token.scopes, role),
    timeZone: owner.timeZone,
    regionIds: owner.regionIds,
    sessionId: "",
    viewedFrom: null,
  };
}

/** A token for which the system works on, with what it may do now; null where it may no longer be used. */
export async function tokenActorById(db: Database, id: string, now: Date): Promise<Actor | null> {
  const [found] = await withOwner(db).where(eq(serviceTokens.id, id));
  return found && problemOf(found, now) === null ? tokenActor(found) : null;
}
