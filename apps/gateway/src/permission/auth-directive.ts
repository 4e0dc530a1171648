import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  isAbstractType,
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { viewAsMessages } from "@app/domain/account/view-as.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import type { Role } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { ErrorCode } from "../errors/codes.ts";
import type { UpstreamError } from "../errors/upstream-error.ts";

/**
 * Why nobody is signed in: no token, an invalid one, one of a suspended account, a service token with the reason why it
 * is refused, or an unreachable server.
 */
type SignedOut = "missing" | "invalid" | "suspended" | { refused: string } | UpstreamError;

/** The caller, as far as permission checks need. */
export interface Asker {
  viewer: object | null;
  may: ReadonlySet<Permission>;
  /** Explains why `viewer` is null. */
  signedOut: SignedOut | null;
  /** The role that the viewer is viewing as; nothing can be changed then. */
  viewingAs?: Role | null;
}

type Field = GraphQLFieldConfig<unknown, Asker>;

/**
 * Fields without a permission check. Signing in returns the account that the password has just opened; the others come
 * before an account can sign in, or are answers by an emailed link.
 */
export const publicFields: ReadonlySet<string> = new Set([
  "Query.accountActivation",
  "Query.customerInvoice",
  "Query.lessonAnswer",
  "Mutation.login",
  "Mutation.register",
  "Mutation.accountActivate",
  "Mutation.passwordResetRequest",
  "Mutation.passwordReset",
  "Mutation.lessonAnswerSubmit",
  "Mutation.customerTransferClaim",
  "LoginPayload.user",
]);

/** Mutations allowed while viewing as another role: the two ways to end it. */
export const whileViewing: ReadonlySet<string> = new Set(["logout", "viewAsStop"]);

/** The permissions in `@auth` on a field or type, in wire spelling. */
export function demandsOf(schema: GraphQLSchema, guarded: Field | GraphQLNamedType): Permission[] {
  return (getDirective(schema, guarded, "auth") ?? []).map(({ requires }) => requires as Permission);
}

/**
 * Wraps every field that has `@auth` or returns a guarded type; once there, not on each of that type's fields. Its
 * description then ends with what it needs: introspection shows descriptions, and no directives.
 */
export function applyAuth(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (asIs: Field, name, typeName) => {
      const field = typeName === "Mutation" && !whileViewing.has(name) ? changing(asIs) : asIs;
      if (publicFields.has(`${typeName}.${name}`)) return field;
      const returned = getNamedType(field.type);
      const needed = [...new Set([...demandsOf(schema, field), ...demandsOf(schema, returned)])];
      const guarded = needed.length > 0 ? gated(field, needed) : field;
      return isAbstractType(returned) ? gatedByValue(guarded, demandsByType(schema, returned)) : guarded;
    },
  });
}

/** A mutation: refused while viewing as another role. */
function changing(field: Field): Field {
  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve: (source, args, context, info) => {
      if (context.viewingAs) throw refusal("FORBIDDEN", viewAsMessages.readOnly(context.viewingAs));
      return resolve(source, args, context, info);
    },
  };
}

function gated(field: Field, needed: readonly Permission[]): Field {
  const { resolve = defaultFieldResolver, subscribe } = field;
  return {
    ...field,
    description: `${field.description ?? ""}\n\nNeeds ${needed.join(" and ")}.`.trim(),
    resolve: (source, args, context, info) => {
      requirePermissions(context, needed);
      return resolve(source, args, context, info);
    },
    ...(subscribe && {
      subscribe: (source, args, context, info) => {
        requirePermissions(context, needed);
        return subscribe(source, args, context, info);
      },
    }),
  };
}

function demandsByType(schema: GraphQLSchema, abstract: GraphQLNamedType): ReadonlyMap<string, Permission[]> {
  const types = isAbstractType(abstract) ? schema.getPossibleTypes(abstract) : [];
  return new Map(
    types.map((type) => [type.name, demandsOf(schema, type)] as const).filter(([, needed]) => needed.length > 0),
  );
}

/** Interfaces and unions are checked on the value, which names its concrete type. */
function gatedByValue(field: Field, demands: ReadonlyMap<string, Permission[]>): Field {
  if (demands.size === 0) return field;

  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      const value: unknown = await resolve(source, args, context, info);
      for (const one of [value].flat()) requirePermissions(context, demands.get(typeNameOf(one)) ?? []);
      return value;
    },
  };
}

const typeNameOf = (value: unknown) =>
  typeof value === "object" && value !== null && "__typename" in value ? String(value.__typename) : "";

/** Throws unless the viewer has all permissions. Never sets an HTTP status, so the rest of the response stays. */
function requirePermissions({ viewer, may, signedOut }: Asker, needed: readonly Permission[]): void {
  if (needed.length === 0) return;
  if (!viewer) throw notSignedIn(signedOut);
  const missing = needed.filter((permission) => !may.has(permission));
  if (missing.length > 0) throw forbidden(missing);
}

const textOf = {
  missing: clientMessages.tokenMissing,
  invalid: clientMessages.tokenInvalid,
  suspended: clientMessages.suspended,
};

/** Whether a service token was refused, so that the reason is known. */
export const hasReason = (signedOut: Asker["signedOut"]): signedOut is { refused: string } =>
  typeof signedOut === "object" && signedOut !== null && "refused" in signedOut;

/** Why nobody is signed in, as an error. */
export function notSignedIn(signedOut: Asker["signedOut"]): Error {
  if (signedOut instanceof Error) return signedOut;
  if (hasReason(signedOut)) return refusal("UNAUTHENTICATED", signedOut.refused);
  return refusal("UNAUTHENTICATED", textOf[signedOut ?? "missing"]);
}

/** The error for a missing permission, which names what is missing where that is known. */
export const forbidden = (missing: readonly Permission[] = []) =>
  refusal("FORBIDDEN", messages.forbidden, missing.length > 0 ? { requires: missing } : {});

const refusal = (code: ErrorCode, message: string, more: { requires?: readonly Permission[] } = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });
