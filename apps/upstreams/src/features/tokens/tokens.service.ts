import { messages } from "@app/domain/messages.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { ServiceTokenInput, ServiceTokenUpdateInput } from "@app/domain/tokens/service-token.ts";
import type { ServiceTokenState } from "@app/domain/tokens/token-enums.ts";
import { tokenMessages as texts } from "@app/domain/tokens/token-messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { secretKey } from "../../database/secret-key.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { publish } from "../../records/outbox.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Actor, Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { newToken, prefixOf, serviceTokens, tokenHash, type ServiceTokenRow } from "../account/account.public.ts";
import type { ServiceTokenRecord } from "./service-token.record.ts";
import { notifyOwner } from "./notify-owner.ts";
import { checkExpiry, checkGranter, checkItsOwner, checkOwner, refuseAbove } from "./token-guards.ts";
import { shownTokens, tokenState } from "./tokens.queries.ts";

export const serviceTokenKind: RecordKind<ServiceTokenRow, ServiceTokenRecord> = {
  table: serviceTokens,
  kind: "service-token",
  labelOf: ({ name }) => name,
  async present(context, row) {
    const [shown] = await shownTokens(context, [row]);
    return shown as ServiceTokenRecord;
  },
};

const dayMs = 24 * 60 * 60_000;

/** What was made in a call, by its caller: it is said in the answer, and stored nowhere. */
const secrets = new WeakMap<Actor, string>();

/** What was made in a call, once. */
export const madeIn = ({ actor }: Pick<Context, "actor">): string | null => secrets.get(actor) ?? null;

/** Every gateway forgets a token as it forgets a session. */
const forgetEverywhere = (context: Context, { id }: ServiceTokenRow): Promise<void> =>
  publish(context, [{ entityKind: "session", entityId: id, action: "updated", permission: null, personId: id }]);

type Given = Pick<ServiceTokenRow, "name" | "ownerId" | "scopes" | "networks" | "expiresOn" | "ratePerMinute"> & {
  purpose?: string | null | undefined;
  rotatedFromId?: string;
};

async function insertToken(context: Context, given: Given): Promise<ServiceTokenRow> {
  const sent = newToken();
  const key = await secretKey(context, "service-token-key");
  const row = await insertRecord(context, serviceTokens, {
    ...given,
    purpose: given.purpose ?? null,
    prefix: prefixOf(sent),
    tokenHash: tokenHash(key, sent),
  });
  secrets.set(context.actor, sent);
  return row;
}

/** Adds a token. Source: domain.md 1.8. */
export async function createToken(context: Context, input: ServiceTokenInput): Promise<ServiceTokenRecord> {
  checkGranter(context, input.scopes);
  checkExpiry(context, input.expiresOn);
  const owner = await checkOwner(context, input.ownerId, input.scopes);
  return createRecord(context, serviceTokenKind, {
    write: () => insertToken(context, input),
    effects: (after) => notifyOwner(context, after, owner),
  });
}

const added = (scopes: readonly Permission[], before: ServiceTokenRow) =>
  scopes.filter((scope) => !before.scopes.includes(scope));

function refuseState(state: ServiceTokenState, verb: string): never {
  throw new Refusal("WRONG_STATE", messages.wrongState("service token", state, verb));
}

/** Refuses what is done to a token that can never be used again. */
function refuseOver(context: Context, before: ServiceTokenRow, verb: string): void {
  const state = tokenState(before, true, context.now);
  if (state === "revoked" || state === "expired") refuseState(state, verb);
}

/** A replaced token ends when that was chosen, whatever its last day. */
function checkLaterDay(context: Context, { endsAt }: ServiceTokenRow, expiresOn: string): void {
  if (endsAt !== null) throw fieldRefusal("expiresOn", texts.replacedEnds);
  checkExpiry(context, expiresOn);
}

/** Saves changes to a token; an expired one can be given a later day. */
export const updateToken = (
  context: Context,
  { _id, version, ...changes }: ServiceTokenUpdateInput,
): Promise<ServiceTokenRecord> =>
  changeRecord(
    context,
    serviceTokenKind,
    { _id, version },
    {
      admit: async (before) => void (await refuseAbove(context, before)),
      check(before) {
        if (before.revokedAt !== null) refuseState("revoked", "edited");
      },
      async write(before) {
        const granted = added(changes.scopes ?? [], before);
        checkGranter(context, granted);
        if (granted.length > 0) await checkItsOwner(context, before.ownerId, granted);
        if (changes.expiresOn !== undefined && changes.expiresOn !== before.expiresOn)
          checkLaterDay(context, before, changes.expiresOn);
        return updateRecord(context, serviceTokens, before, changes as Partial<ServiceTokenRow>);
      },
      effects: (after) => forgetEverywhere(context, after),
    },
  );

/** Replaces a token by a new one at once; the old one may be used for some days more. */
export async function rotateToken(
  context: Context,
  at: RecordRef,
  { overlapDays, expiresOn }: { overlapDays: number; expiresOn?: string | undefined },
): Promise<ServiceTokenRecord> {
  let old: ServiceTokenRow | undefined;
  await changeRecord(context, serviceTokenKind, at, {
    action: "state-changed",
    admit: async (before) => void (await refuseAbove(context, before)),
    async check(before) {
      refuseOver(context, before, "rotated");
      if (before.endsAt !== null) throw new Refusal("WRONG_STATE", texts.alreadyReplaced);
      checkGranter(context, before.scopes);
      await checkOwner(context, before.ownerId, []);
      checkExpiry(context, expiresOn ?? before.expiresOn);
    },
    async write(before) {
      old = before;
      const endsAt = new Date(context.now.getTime() + overlapDays * dayMs);
      return updateRecord(context, serviceTokens, before, { endsAt });
    },
    effects: (after) => forgetEverywhere(context, after),
  });
  if (!old) throw new Refusal("NOT_FOUND", messages.missing("Service token"));
  const { id, name, purpose, ownerId, scopes, networks, ratePerMinute } = old;
  const again = { name, purpose, ownerId, scopes, networks, ratePerMinute, expiresOn: expiresOn ?? old.expiresOn };
  return createRecord(context, serviceTokenKind, {
    write: () => insertToken(context, { ...again, rotatedFromId: id }),
  });
}

/** Ends a token for good. */
export const revokeToken = (context: Context, at: RecordRef): Promise<ServiceTokenRecord> =>
  changeRecord(context, serviceTokenKind, at, {
    action: "state-changed",
    isDone: ({ revokedAt }) => revokedAt !== null,
    write: (before) => updateRecord(context, serviceTokens, before, { revokedAt: context.now }),
    effects: (after) => forgetEverywhere(context, after),
  });

/** Has somebody else answer for a token. */
export const handTokenOver = (context: Context, at: RecordRef, ownerId: string): Promise<ServiceTokenRecord> =>
  changeRecord(context, serviceTokenKind, at, {
    admit: async (before) => void (await refuseAbove(context, before)),
    async check(before) {
      refuseOver(context, before, "handed over");
      if (before.ownerId === ownerId) throw fieldRefusal("ownerId", texts.sameOwner);
      await checkOwner(context, ownerId, before.scopes);
    },
    write: (before) => updateRecord(context, serviceTokens, before, { ownerId }),
    async effects(after) {
      await forgetEverywhere(context, after);
      await notifyOwner(context, after, await checkOwner(context, ownerId, []));
    },
  });
