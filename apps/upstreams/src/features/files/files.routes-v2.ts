import { z } from "zod";
import { fileKindNames } from "@app/domain/files/file-kinds.ts";
import { open, read, upload, type Route } from "../../http/route.ts";
import { fileRecord } from "./files.record.ts";
import { readableFiles } from "./files.service.ts";
import { serveFile } from "./serve.ts";
import { takeFile } from "./upload.service.ts";

const mostIds = 100;
const binary = z.string().meta({ format: "binary" });

/** Files: sent, named by records, and opened by links of ten minutes. */
export const fileRoutes: Route[] = [
  upload({
    path: "/files",
    summary: "Takes in a file, for a record that is to name it.",
    permission: "signedIn",
    shape: "record",
    form: z.object({ kind: z.enum(fileKindNames), file: binary }),
    answer: fileRecord,
    status: 201,
    handle: takeFile,
  }),
  read({
    path: "/files",
    summary: "Those of some files that the caller may read, each with a link that opens it.",
    permission: "caller",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).min(1).max(mostIds) }),
    answer: z.object({ data: z.array(fileRecord) }),
    handle: async (context, { query }) => ({ data: await readableFiles(context, query.id) }),
  }),
  open({
    method: "get",
    path: "/files/{id}",
    summary: "What a file holds, or a part of it, to whoever has a link to it.",
    query: z.object({ t: z.array(z.string()).max(1).optional() }),
    answer: binary,
    handle: (app, { params: { id = "" }, query: { t }, request, response }) =>
      serveFile(app, { id, request, response, token: t?.[0], server: "v2" }),
  }),
];
