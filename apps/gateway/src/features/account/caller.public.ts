import type { Role } from "@app/domain/enums.ts";
import { isMarked } from "@app/domain/tokens/token-form.ts";
import { permissions, permissionsOf, roleFrom, type Permission } from "@app/domain/permissions.ts";
import type { ViewerRecord } from "./account.source.ts";

const known: ReadonlySet<unknown> = new Set(permissions);
/** A server may know permissions that this gateway does not. */
export const isPermission = (name: unknown): name is Permission => known.has(name);

/** What a caller may do: a person what their role may, a service token what its server says, and never what is people's. */
export function rightsOfCaller({ token, user_role }: ViewerRecord): ReadonlySet<Permission> {
  if (!token) return permissionsOf(roleFrom(user_role));
  return new Set(token.permissions.filter(isPermission).filter((permission) => permission !== "signedIn"));
}

/** The id of a caller: a service token's own, not that of its owner. */
export const callerId = ({ _id, token }: ViewerRecord): string => token?._id ?? _id;

/** Whether a change of this person's or token's account concerns a caller: a token's owner has a say in it, too. */
export const concerns = ({ _id, token }: ViewerRecord, id: string | null): boolean => id === _id || id === token?._id;

/** Who shares reference data with a caller: everybody of a role, or tokens that may do the same within the same limits. */
export function sharedKey({ token }: ViewerRecord, role: Role | null, may: ReadonlySet<Permission>): string | null {
  return token ? `token ${role ?? ""} ${[...may].toSorted().join(" ")}` : role;
}

/** What a token's owner is remembered by: a service token may be good from one network address and not from another. */
export const viewerKey = (token: string, address: string): string => (isMarked(token) ? `${token} ${address}` : token);
