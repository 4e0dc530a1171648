import { z } from "zod";
import {
  activateInput,
  activationLookupInput,
  passwordResetInput,
  passwordResetRequestInput,
  registerInput,
} from "@app/domain/account/activation.ts";
import { oneTimeCodeStates } from "@app/domain/account/staff-enums.ts";
import { open, type Route } from "../../http/route.ts";
import { activate, lookUpActivation, resetPassword } from "./activation.service.ts";
import { register, requestPasswordReset } from "./registration.service.ts";
import type { SignInParts } from "./sign-in.service.ts";

const post = { method: "post" } as const;
const nothing = z.object({});
const owner = z.object({ email: z.string() });

const activationRecord = z
  .object({
    name: z.string(),
    email: z.string(),
    state: z.enum(oneTimeCodeStates),
    message: z.string().nullable().meta({ description: "Why the link cannot be used." }),
  })
  .meta({ id: "Activation" });

/** What people do before they can sign in. Codes travel in bodies, since addresses are logged on the way. Source: domain.md 1.1, 2.12. */
export const activationRoutes = ({ wait }: Pick<SignInParts, "wait">): Route[] => [
  open({
    ...post,
    path: "/admin/register",
    summary: "Asks for an account. The answer is the same whether or not the email address is known.",
    body: registerInput,
    answer: nothing,
    handle: async (app, { body, origin }) => (await register(app, wait, body, origin), {}),
  }),
  open({
    ...post,
    path: "/admin/activation",
    summary: "Who an activation link is for, and whether it can be used.",
    body: activationLookupInput,
    answer: activationRecord,
    handle: (app, { body, origin }) => lookUpActivation(app, body, origin),
  }),
  open({
    ...post,
    path: "/admin/activate",
    summary: "Sets the first password of an account with the code from its link. The code works once.",
    body: activateInput,
    answer: owner,
    handle: (app, { body, origin }) => activate(app, body, origin),
  }),
  open({
    ...post,
    path: "/admin/password-reset-request",
    summary: "Emails a link for a new password. Without an account, the answer is the same and takes as long.",
    body: passwordResetRequestInput,
    answer: nothing,
    handle: async (app, { body, origin }) => (await requestPasswordReset(app, wait, body, origin), {}),
  }),
  open({
    ...post,
    path: "/admin/password-reset",
    summary: "Sets a new password with the code from a reset link and ends every session. The code works once.",
    body: passwordResetInput,
    answer: owner,
    handle: (app, { body, origin }) => resetPassword(app, body, origin),
  }),
];
