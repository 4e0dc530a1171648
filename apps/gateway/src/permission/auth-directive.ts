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

/** Why nobody is signed in: no token, a bad one, or nobody to ask. */
type SignedOut = "missing" | "invalid" | UpstreamError;

/** Who is asking, as far as a gate looks. */
export interface Asker {
  viewer: object | null;
  may: ReadonlySet<Permission>;
  /** Tells why `viewer` is null. */
  signedOut: SignedOut | null;
  /** The role that the viewer only views as: nothing can be changed then. */
  viewingAs?: Role | null;
}

type Field = GraphQLFieldConfig<unknown, Asker>;

/**
 * Fields without a gate, each for a reason: signing in makes the caller somebody, and what it returns is the account that
 * the password has just opened; the others are what comes before an account can sign in, and what people without one answer by a link in an email.
 */
export const publicFields: ReadonlySet<string> = new Set([
  "Query.accountActivation",
  "Query.lessonAnswer",
  "Mutation.login",
  "Mutation.register",
  "Mutation.accountActivate",
  "Mutation.passwordResetRequest",
  "Mutation.passwordReset",
  "Mutation.lessonAnswerSubmit",
  "LoginPayload.user",
]);

/** What somebody who only views as another role can call although it changes something: the two ways out of it. */
export const whileViewing: ReadonlySet<string> = new Set(["logout", "viewAsStop"]);

/** The permissions that `@auth` asks for on a field or a type, in wire spelling. */
export function demandsOf(schema: GraphQLSchema, guarded: Field | GraphQLNamedType): Permission[] {
  return (getDirective(schema, guarded, "auth") ?? []).map(({ requires }) => requires as Permission);
}

/** Puts the gate on every field that carries `@auth` or returns a guarded type: once, not on each of that type's fields. */
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

/** A field that changes something: closed to who only views as another role. */
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
    resolve: (source, args, context, info) => {
      demand(context, needed);
      return resolve(source, args, context, info);
    },
    ...(subscribe && {
      subscribe: (source, args, context, info) => {
        demand(context, needed);
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

/** An interface or union is checked where its concrete type is known: on the value, which names it. */
function gatedByValue(field: Field, demands: ReadonlyMap<string, Permission[]>): Field {
  if (demands.size === 0) return field;

  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      const value: unknown = await resolve(source, args, context, info);
      for (const one of [value].flat()) demand(context, demands.get(typeNameOf(one)) ?? []);
      return value;
    },
  };
}

const typeNameOf = (value: unknown) =>
  typeof value === "object" && value !== null && "__typename" in value ? String(value.__typename) : "";

/** Throws unless the viewer may do all that is needed. Never sets an HTTP status: the rest of the answer stands. */
function demand({ viewer, may, signedOut }: Asker, needed: readonly Permission[]): void {
  if (needed.length === 0) return;
  if (!viewer) throw notSignedIn(signedOut);
  if (!needed.every((permission) => may.has(permission))) throw forbidden();
}

/** Why nobody is signed in, as an error. */
export function notSignedIn(signedOut: Asker["signedOut"]): Error {
  if (signedOut instanceof Error) return signedOut;
  const text = signedOut === "invalid" ? clientMessages.tokenInvalid : clientMessages.tokenMissing;
  return refusal("UNAUTHENTICATED", text);
}

/** What a gate answers somebody who may not. */
export const forbidden = () => refusal("FORBIDDEN", messages.forbidden);

const refusal = (code: ErrorCode, message: string) => new GraphQLError(message, { extensions: { code } });
