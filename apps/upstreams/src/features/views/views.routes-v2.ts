import { z } from "zod";
import { versionField } from "@app/domain/fields.ts";
import { defaultViewInput, listViewInput, listViewUpdateInput } from "@app/domain/views/list-view.ts";
import { read, write, type Route } from "../../http/route.ts";
import { listViewRecord } from "./list-view.record.ts";
import { viewsOf } from "./views.queries.ts";
import { chooseDefault, createView, deleteView, updateView } from "./views.service.ts";

const path = "/views";
const view = { permission: "signedIn", shape: "record", answer: listViewRecord } as const;
const views = { permission: "signedIn", shape: "record", answer: z.array(listViewRecord) } as const;

/** Saved views of lists. A view never shows more than its reader may see. Source: domain.md 3. */
export const viewRoutes: Route[] = [
  read({
    ...views,
    shape: "plain",
    path,
    summary: "The views of a list that the caller may open, by name.",
    query: z.object({ list: z.array(z.string()).length(1) }),
    handle: (context, { query: { list } }) => viewsOf(context, list[0] ?? ""),
  }),
  write({
    ...view,
    method: "post",
    path,
    summary: "Saves what a list shows under a name.",
    status: 201,
    body: listViewInput,
    handle: (context, { body }) => createView(context, body),
  }),
  write({
    ...view,
    method: "patch",
    path,
    summary: "Saves changes to a view, for everybody who sees it.",
    body: listViewUpdateInput,
    handle: (context, { body }) => updateView(context, body),
  }),
  write({
    ...view,
    method: "post",
    path: `${path}/{id}/delete`,
    summary: "Deletes a view.",
    body: z.object({ version: versionField }),
    handle: (context, { params: { id = "" }, body }) => deleteView(context, { _id: id, ...body }),
  }),
  write({
    ...views,
    method: "put",
    path: `${path}/default`,
    summary: "Chooses what a list opens with, for the caller or for a role.",
    body: defaultViewInput,
    handle: (context, { body }) => chooseDefault(context, body),
  }),
];
