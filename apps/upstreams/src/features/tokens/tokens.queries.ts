import { inArray, sql, type SQL } from "drizzle-orm";
import { permissions, roleFrom } from "@app/domain/permissions.ts";
import { expirySteps } from "@app/domain/tokens/service-token.ts";
import { tokenStates, type ServiceTokenState } from "@app/domain/tokens/token-enums.ts";
import { grantsOf } from "@app/domain/tokens/token-grants.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter, userFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import {
  accountUsers,
  serviceTokens,
  tokenEnd,
  type AccountUserRow,
  type ServiceTokenRow,
} from "../account/account.public.ts";
import { serviceTokenOf, type ServiceTokenRecord } from "./service-token.record.ts";

/** The state of a token, by its owner's account. */
export function tokenState(token: ServiceTokenRow, isOwnerActive: boolean, now: Date): ServiceTokenState {
  if (token.revokedAt !== null) return "revoked";
  if (tokenEnd(token) <= now) return "expired";
  if (!isOwnerActive) return "suspended";
  return token.endsAt === null ? "active" : "ending";
}

const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
const isOwnerActive = sql`(select ${accountUsers.status} = 'active' from ${accountUsers} where ${accountUsers.id} = ${serviceTokens.ownerId})`;

/** `tokenState` in SQL. */
const stateSql = (now: Date): SQL => sql`case
  when ${serviceTokens.revokedAt} is not null then 'revoked'
  when least(${serviceTokens.endsAt}, ((${serviceTokens.expiresOn} + 1)::timestamp at time zone 'UTC')) <= ${at(now)} then 'expired'
  when not ${isOwnerActive} then 'suspended'
  when ${serviceTokens.endsAt} is not null then 'ending'
  else 'active' end`;

const byState: Filter = {
  ...anyOf(serviceTokens.prefix, tokenStates, "State"),
  where: (values, { now }) => inArray(stateSql(now), values),
  countedBy: ({ now }) => stateSql(now),
};

/** Null of what cannot be used any more: that ends neither soon nor later. */
const endsSoon = (now: Date): SQL => sql`case when ${stateSql(now)} in ('active', 'ending', 'suspended')
  then least(${serviceTokens.endsAt}, ${serviceTokens.expiresOn}::timestamp at time zone 'UTC') <= ${at(now)} + make_interval(days => ${expirySteps[0]}::int)
  end`;

export const tokenList: ListSpec = {
  sorts: {
    name: [serviceTokens.sortName],
    createdAt: [serviceTokens.createdAt],
    expiresOn: [serviceTokens.expiresOn],
    lastUsedAt: [serviceTokens.lastUsedAt],
  },
  defaultSort: "name",
  search: serviceTokens.searchName,
  id: serviceTokens.id,
  filters: {
    id: anyText(serviceTokens.id),
    state: byState,
    ownerId: userFilter(serviceTokens.ownerId),
    scope: { ...anyIn(serviceTokens.scopes), value: anyOf(serviceTokens.prefix, permissions, "Scope").value },
    expiringSoon: {
      ...booleanFilter("expiring soon", ({ now }) => endsSoon(now)),
      where: ([value], { now }) => (value === "true" ? endsSoon(now) : sql`not ${endsSoon(now)}`),
      countedBy: ({ now }) => sql`(${endsSoon(now)})::text`,
    },
  },
};

async function ownersOf({ db }: Pick<Context, "db">, rows: readonly ServiceTokenRow[]) {
  const ids = [...new Set(rows.map(({ ownerId }) => ownerId))];
  if (ids.length === 0) return new Map<string, AccountUserRow>();
  const found = await db.select().from(accountUsers).where(inArray(accountUsers.id, ids));
  return new Map(found.map((owner) => [owner.id, owner]));
}

/** Tokens as they are answered. */
export async function shownTokens(
  context: Pick<Context, "db" | "now">,
  rows: readonly ServiceTokenRow[],
): Promise<ServiceTokenRecord[]> {
  const owners = await ownersOf(context, rows);
  return rows.map((row) => {
    const owner = owners.get(row.ownerId);
    const grants = grantsOf(roleFrom(owner?.userRole));
    return serviceTokenOf(row, {
      lostScopes: row.scopes.filter((scope) => !grants.has(scope)),
      state: tokenState(row, owner?.status === "active", context.now),
    });
  });
}

export async function listTokens(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { token: serviceTokens }, serviceTokens, request);
  return {
    rows: await shownTokens(
      context,
      rows.map(({ token }) => token),
    ),
    total,
  };
}
