import { z } from "zod";
import { loginInput, passwordChangeInput } from "@app/domain/account/account.ts";
import type { Database } from "../../database/client.ts";
import { Refusal } from "../../service/refusal.ts";
import { open, read, write, type Route } from "../../http/route.ts";
import { serveFile } from "../files/files.public.ts";
import { avatarBody, emptyBody, profileBody } from "./account.bodies.ts";
import { accountUserOf, accountUserRecord, sessionRecord } from "./account.record.ts";
import { findSession, whyRefused } from "./authenticate.ts";
import { callingToken, callingTokenOf } from "./calling-token.record.ts";
import { findToken, noteTokenUse } from "./service-token-actor.ts";
import { isMarked } from "@app/domain/tokens/token-form.ts";
import type { Tokens } from "./tokens.ts";
import { setAvatar } from "./avatar.service.ts";
import { changePassword, guardOwnPassword, ownProfile, saveProfile } from "./profile.service.ts";
import { endOtherSessions, endSession, endThisSession, ownSessions } from "./sessions.service.ts";
import { signIn, type SignInParts } from "./sign-in.service.ts";

/** The service token that was sent, and the person who answers for it; its use is noted. */
async function ownerOfToken(db: Database, tokens: Tokens, sent: string, at: { now: Date; address: string | null }) {
  const found = await findToken(db, tokens.serviceKey, sent, at);
  await noteTokenUse(db, found.token, at);
  const token = callingTokenOf(found);
  return { user: accountUserOf(found.owner), sessionId: token._id, viewingUntil: null, token };
}

const signedIn = { permission: "signedIn", shape: "record" } as const;
const sessionList = z.array(sessionRecord);

/** Sign-in and one's own account. Source: admin-portal.md section 7; domain.md 1.1, 2.12. */
export const accountRoutes = (parts: SignInParts): Route[] => [
  open({
    method: "post",
    path: "/admin/login",
    summary: "Signs in with an email address and password.",
    body: loginInput,
    answer: z.object({ user: accountUserRecord, accessToken: z.string() }),
    refusalKey: "error",
    handle: (app, { body, origin }) => signIn(app, parts, body, origin),
  }),
  open({
    method: "get",
    path: "/admin/loginWithToken/{token}",
    summary: "The person a token belongs to.",
    answer: z.object({
      user: accountUserRecord,
      sessionId: z.string(),
      viewingUntil: z.iso
        .datetime()
        .nullable()
        .meta({ description: "Until when the person views as the role that is given; null for their own." }),
      token: callingToken.nullable(),
    }),
    refusalKey: "error",
    async handle({ database, clock }, { params: { token = "" }, origin }) {
      const now = clock.now();
      if (isMarked(token)) return ownerOfToken(database, parts.tokens, token, { now, address: origin.ip });
      const found = await findSession(database, parts.tokens, token, now);
      if (!found) throw new Refusal("UNAUTHENTICATED", await whyRefused(database, parts.tokens, token, now));
      const { id, viewAs, expiresAt } = found.session;
      const user = accountUserOf(found.user);
      if (viewAs === null) return { user, sessionId: id, viewingUntil: null, token: null };
      const viewingUntil = expiresAt.toISOString();
      return { user: { ...user, user_role: viewAs }, sessionId: id, viewingUntil, token: null };
    },
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/logout",
    summary: "Ends the session that made the call.",
    whileViewing: true,
    body: emptyBody,
    answer: z.object({}),
    handle: async (context) => (await endThisSession(context), {}),
  }),
  read({
    ...signedIn,
    path: "/admin/profile",
    summary: "The caller's account.",
    answer: accountUserRecord,
    handle: ownProfile,
  }),
  write({
    ...signedIn,
    method: "patch",
    path: "/admin/profile",
    summary: "Saves the caller's profile.",
    body: profileBody,
    answer: accountUserRecord,
    handle: (context, { body }) => saveProfile(context, body),
  }),
  write({
    ...signedIn,
    method: "put",
    path: "/admin/profile/avatar",
    summary: "Sets or removes the caller's picture.",
    body: avatarBody,
    answer: accountUserRecord,
    handle: (context, { body }) => setAvatar(context, body),
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/profile/password",
    summary: "Changes the caller's password and ends all their other sessions.",
    body: passwordChangeInput,
    answer: z.object({ endedSessions: z.int() }),
    around: guardOwnPassword(parts.wait),
    handle: (context, { body }) => changePassword(context, body),
  }),
  read({
    ...signedIn,
    path: "/admin/sessions",
    summary: "The caller's active sessions, newest first.",
    answer: sessionList,
    handle: ownSessions,
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/sessions/revoke-others",
    summary: "Ends all of the caller's sessions except this one.",
    body: emptyBody,
    answer: sessionList,
    handle: async (context) => (await endOtherSessions(context), ownSessions(context)),
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/sessions/{id}/revoke",
    summary: "Ends one of the caller's sessions.",
    body: emptyBody,
    answer: sessionList,
    handle: (context, { params: { id = "" } }) => endSession(context, id),
  }),
  open({
    method: "get",
    path: "/files/{id}",
    summary: "A picture of somebody; its content never changes.",
    answer: z.string().meta({ format: "binary" }),
    handle: (app, { params: { id = "" }, request, response }) =>
      serveFile(app, { id, request, response, server: "v1" }),
  }),
];
