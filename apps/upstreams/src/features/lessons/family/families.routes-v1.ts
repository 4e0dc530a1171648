import { familyInput } from "@app/domain/customers/family.ts";
import { write, type Route } from "../../../http/route.ts";
import { createFamily, familyRecord } from "./families.service.ts";

/** A family added in one step. Source: domain.md 1.1. */
export const familyRoutes: Route[] = [
  write({
    method: "post",
    path: "/lessons/families",
    summary: "Adds a customer with their learners and a first request, all or nothing.",
    permission: "customers:write",
    shape: "plain",
    status: 201,
    body: familyInput,
    answer: familyRecord,
    handle: (context, { body }) => createFamily(context, body),
  }),
];
