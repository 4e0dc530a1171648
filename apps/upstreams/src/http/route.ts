import type { Request, Response } from "express";
import type { z } from "zod";
import type { Permission } from "@app/domain/permissions.ts";
import type { App, Context, Origin } from "../service/context.ts";
import type { ListRequest, ListSpec } from "../records/list-spec.ts";

type Params = Readonly<Record<string, string>>;

interface Common<Answer extends z.ZodType> {
  method: "get" | "post" | "patch" | "put";
  /** In OpenAPI's notation: `/admin/region/{id}/archive`. */
  path: string;
  /** One line about the call. */
  summary: string;
  /** One record in the server's envelope, a page of them, or a bare value. */
  shape: "record" | "list" | "plain";
  /** The schema of one record, or of the whole bare value. */
  answer: Answer;
  status?: 201;
  /** Maximum body size, in bytes. */
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
  /** Also allowed while viewing as another role; all other changes are refused then. */
  whileViewing?: true;
  body: z.ZodType;
  /** Wraps the transaction: for refusals before it, or effects that stay if it fails. */
  around?: (app: App, context: Context, write: () => Promise<unknown>) => Promise<unknown>;
  handle(context: Context, input: { params: Params; body: unknown }): Promise<unknown>;
}

/** An upload: the handler reads the body itself as it arrives, and begins its own transactions. */
export interface UploadRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "upload";
  permission: Permission;
  /** The fields of the form. */
  form: z.ZodObject;
  handle(app: App, context: Context, request: Request): Promise<unknown>;
}

/** A call without a person: sign-in, files. It begins its own transactions and may write the response itself. */
export interface OpenRoute<Answer extends z.ZodType = z.ZodType> extends Common<Answer> {
  kind: "open";
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The fields of a form with a file, which the handler reads itself as it arrives. */
  form?: z.ZodObject;
  /** On v1, sign-in also reports refusals in `error`. */
  refusalKey?: "error";
  /** Refuses callers before their input is read. */
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

/** A call of v1 or v2 as data, from which both the servers and their OpenAPI documents are built. */
export type Route = ReadRoute | ListRoute | WriteRoute | UploadRoute | OpenRoute;

type Typed<R extends Route, Answer extends z.ZodType, Handle> = Omit<
  R,
  "kind" | "answer" | "handle" | "method" | "shape"
> & {
  answer: Answer;
  handle: Handle;
};

/** Reads a record or a bare value. */
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

/** Reads a page of records. */
export const list = <Answer extends z.ZodType>(
  route: Typed<
    ListRoute,
    Answer,
    (context: Context, request: ListRequest) => Promise<{ rows: z.input<Answer>[]; total: number }>
  >,
): Route => ({ ...route, kind: "list", method: "get", shape: "list" });

/** A change, in one transaction with its activity log entry. */
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

export const upload = <Answer extends z.ZodType>(
  route: Typed<UploadRoute, Answer, (app: App, context: Context, request: Request) => Promise<z.input<Answer>>> & {
    shape: "record";
  },
): Route => ({ ...route, kind: "upload", method: "post" });

/** A call without sign-in. */
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
