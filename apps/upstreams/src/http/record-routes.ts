import type { SQL } from "drizzle-orm";
import { z } from "zod";
import { versionField } from "@app/domain/fields.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { ListRequest, ListSpec } from "../records/list-spec.ts";
import { countFacets, facetQuery, facetRecord } from "../records/facets.ts";
import type { RecordArea } from "../records/history/history-of.ts";
import type { Context } from "../service/context.ts";
import { list, read, write, type Route } from "./route.ts";
import type { RecordRef } from "../records/record-ref.ts";

const versionBody = z.object({ version: versionField });

/** Counts beside a list's filter choices, among the rows the caller may see. */
export const facetRoute = (
  path: string,
  permission: Permission,
  spec: ListSpec,
  visible?: (context: Context) => SQL | undefined,
): Route =>
  read({
    path: `${path}/facets`,
    summary: "How many records each choice of some filters would leave, the others in force.",
    permission,
    shape: "plain",
    query: facetQuery(spec),
    answer: z.array(facetRecord),
    handle: (context, { query }) => countFacets(context, spec, query, visible?.(context)),
  });

/**
 * The calls of most kinds of records, under one path and one area of permissions: `read` for the list, `write` for
 * creating and updating, `act` for events.
 *
 *     const calls = recordRoutes({ path: "/admin/region", area: "regions", answer: regionRecord });
 *     export const regionRoutes = [
 *       calls.list("A list of regions.", regionList, listRegions),
 *       calls.facets(regionList),
 *       calls.create("Adds a region.", regionInput, createRegion),
 *       calls.update("Saves changes to a region.", regionUpdateInput, updateRegion),
 *       calls.event("archive", "Archives a region.", (context, at) => setRegionArchived(context, at, true)),
 *     ];
 *
 * Other calls are `write` or `read` rows beside them.
 */
export function recordRoutes<Answer extends z.ZodType>({
  path,
  area,
  answer,
  write: writers = `${area}:write`,
  act = `${area}:act`,
}: {
  path: string;
  area: RecordArea;
  answer: Answer;
  /** The permission to create and update, if not the area's `write`. */
  write?: Permission;
  /** The permission for events, if not the area's `act`. */
  act?: Permission;
}) {
  type Answered = Promise<z.input<Answer>>;
  type Handled<Body extends z.ZodType> = (context: Context, body: z.output<Body>) => Answered;
  const record = { shape: "record", answer } as const;
  const may = { read: `${area}:read`, write: writers, act } as const;
  const withBody = <Body extends z.ZodType>(summary: string, body: Body, handle: Handled<Body>) => ({
    ...record,
    path,
    summary,
    permission: may.write,
    body,
    handle: (context: Context, { body: sent }: { body: z.output<Body> }) => handle(context, sent),
  });

  return {
    list: (
      summary: string,
      spec: ListSpec,
      handle: (context: Context, request: ListRequest) => Promise<{ rows: z.input<Answer>[]; total: number }>,
    ): Route => list({ path, summary, permission: may.read, list: spec, answer, handle }),

    facets: (spec: ListSpec, visible?: (context: Context) => SQL | undefined): Route =>
      facetRoute(path, may.read, spec, visible),

    create: <Body extends z.ZodType>(summary: string, body: Body, handle: Handled<Body>): Route =>
      write({ ...withBody(summary, body, handle), method: "post", status: 201 }),

    /** With the id in the body. */
    update: <Body extends z.ZodType>(summary: string, body: Body, handle: Handled<Body>): Route =>
      write({ ...withBody(summary, body, handle), method: "patch" }),

    /** With the id in the path, as on the older server. */
    updateInPath: <Body extends z.ZodObject<{ _id: z.ZodType<string> }>>(
      summary: string,
      body: Body,
      handle: Handled<Body>,
    ): Route =>
      write({
        ...record,
        method: "patch",
        path: `${path}/{id}`,
        summary,
        permission: may.write,
        body: body.omit({ _id: true } as never),
        handle: (context, { params: { id = "" }, body: sent }) =>
          handle(context, { ...sent, _id: id } as z.output<Body>),
      }),

    /** With the id in the path and the version in the body. */
    event: (name: string, summary: string, handle: (context: Context, at: RecordRef) => Answered): Route =>
      write({
        ...record,
        method: "post",
        path: `${path}/{id}/${name}`,
        summary,
        permission: may.act,
        body: versionBody,
        handle: (context, { params: { id = "" }, body }) => handle(context, { _id: id, version: body.version }),
      }),
  };
}
