import { z } from "zod";
import { write, type Route } from "../../http/route.ts";
import { requirePermission } from "../../service/permission.ts";
import { emptyBody, viewAsBody } from "./account.bodies.ts";
import type { Tokens } from "./tokens.ts";
import { beginViewing, stopViewing, viewingToken } from "./view-as.service.ts";

const answer = z.object({ accessToken: z.string() });

/** Viewing the portal as another role: only reading, and only super-admins, who hold all that keeps the portal running. */
export const viewAsRoutes = ({ tokens }: { tokens: Tokens }): Route[] => [
  write({
    method: "post",
    path: "/admin/view-as",
    summary: "Begins a session that may read what another role may, and change nothing.",
    permission: "system:act",
    shape: "record",
    body: viewAsBody,
    answer,
    // Answers are kept for repeated calls, tokens never: what is kept is the id, and the token is made from its session.
    around: async (app, _context, begin) => {
      const { accessToken: id } = answer.parse(await begin());
      return { accessToken: await viewingToken(app, tokens, id) };
    },
    async handle(context, { body }) {
      // A service token may run jobs by the same permission, but views as nobody.
      requirePermission(context, "signedIn");
      return { accessToken: await beginViewing(context, body.role) };
    },
  }),
  write({
    method: "post",
    path: "/admin/view-as/stop",
    summary: "Ends viewing as another role.",
    permission: "signedIn",
    whileViewing: true,
    shape: "record",
    body: emptyBody,
    answer: z.object({}),
    handle: async (context) => (await stopViewing(context), {}),
  }),
];
