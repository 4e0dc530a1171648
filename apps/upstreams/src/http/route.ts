import type { Request, Response } from "express";
import type { z } from "zod";
import type { Permission } from "@app/domain/permissions.ts";
import type { App, Context, Origin } from "../service/context.ts";
import type { ListRequest, ListSpec } from "../records/list-spec.ts";

type Params = Readonly<Record<string, string>>;

interface Common<Answer extends z.ZodType> {
  method: "get" | "post" | "patch" | "put";
  /** As OpenAPI writes it: `/admin/region/{id}/archive`. */
  path: string;
  /** What the call does, in one line. */
  summary: string;
  /** One record in the server's envelope, a page of them, or just what is returned. */
  shape: "record" | "list" | "plain";
  /** One record of the answer, or the whole of a plain one. */
  answer: Answer;
  status?: 201;
  /** What the body may weigh, in bytes. */
  bodyLimit?: number;
}

export interface ReadRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "read";
  permission: Permission;
  query?: z.ZodObject;
  handle(context: Context, input: { params: Params; query: unknown }): Promise<unknown>;
}

export interface ListRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "list";
  permission: Permission;
  list: ListSpec;
  handle(context: Context, request: ListRequest): Promise<{ rows: unknown[]; total: number }>;
}

export interface WriteRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "write";
  permission: Permission;
  /** Open also to who only views as another role, for whom every other change is closed. */
  whileViewing?: true;
  body: z.ZodType;
  /** Stands around the transaction: for what is to be refused before it, or kept although it fails. */
  around?: (app: App, context: Context, write: () => Promise<unknown>) => Promise<unknown>;
  handle(context: Context, input: { params: Params; body: unknown }): Promise<unknown>;
}

/** A person sends what is no JSON; the call reads it itself, as it comes, and begins its own transactions. */
export interface UploadRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "upload";
  permission: Permission;
  /** The fields of the form. */
  form: z.ZodObject;
  handle(app: App, context: Context, request: Request): Promise<unknown>;
}

/** A call without a person: sign-in, files. It begins its own transactions and may write the answer itself. */
export interface OpenRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "open";
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Sign-in answers a refusal with `error` on v1 too. */
  refusalKey?: "error";
  /** Refuses callers before what they send is read. */
  admit?(app: App, request: Request): void;
  handle(app: App, input: OpenInput): Promise<unknown>;
}

export interface OpenInput<Body = unknown, Query = unknown> {
  params: Params;
  query: Query;
  body: Body;
  origin: Origin;
  request: Request;
  response: Response;
}

/** A call of v1 or v2, as data: the servers and their OpenAPI documents are both made from it. */
export type Route = ReadRoute | ListRoute | WriteRoute | UploadRoute | OpenRoute;

type Typed<R extends Route, Answer extends z.ZodType, Handle> = Omit<
  R,
  "kind" | "answer" | "handle" | "method" | "shape"
> & {
  answer: Answer;
  handle: Handle;
};

/** A record, or a plain answer, that a person reads. */
export const read = <Answer extends z.ZodType, Query extends z.ZodObject = z.ZodObject>(
  route: Typed<
    ReadRoute,
    Answer,
    (context: Context, input: { params: Params; query: z.output<Query> }) => Promise<z.input<Answer>>
  > & {
    query?: Query;
    shape: "record" | "plain";
  },
): Route => ({ ...route, kind: "read", method: "get" });

/** A page of records. */
export const list = <Answer extends z.ZodType>(
  route: Typed<
    ListRoute,
    Answer,
    (context: Context, request: ListRequest) => Promise<{ rows: z.input<Answer>[]; total: number }>
  >,
): Route => ({ ...route, kind: "list", method: "get", shape: "list" });

/** A change, made in one transaction with its entry in the activity log. */
export const write = <Answer extends z.ZodType, Body extends z.ZodType>(
  route: Typed<
    WriteRoute,
    Answer,
    (context: Context, input: { params: Params; body: z.output<Body> }) => Promise<z.input<Answer>>
  > & {
    method: "post" | "patch" | "put";
    shape: "record" | "plain";
    body: Body;
  },
): Route => ({ ...route, kind: "write" });

/** A form with a file. */
export const upload = <Answer extends z.ZodType>(
  route: Typed<UploadRoute, Answer, (app: App, context: Context, request: Request) => Promise<z.input<Answer>>> & {
    shape: "record";
  },
): Route => ({ ...route, kind: "upload", method: "post" });

/** A call that needs no sign-in. */
export const open = <
  Answer extends z.ZodType,
  Body extends z.ZodType = z.ZodType<undefined>,
  Query extends z.ZodObject = z.ZodObject,
>(
  route: Typed<
    OpenRoute,
    Answer,
    (app: App, input: OpenInput<z.output<Body>, z.output<Query>>) => Promise<z.input<Answer>>
  > & {
    method: "get" | "post";
    body?: Body;
    query?: Query;
  },
): Route => ({ ...route, shape: "plain", kind: "open" });
