import { z } from "zod";
import { loginInput, passwordChangeInput } from "@app/domain/account/account.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { kilobyte } from "../../http/body-size.ts";
import { Refusal } from "../../service/refusal.ts";
import { open, read, write, type Route } from "../../http/route.ts";
import { avatarBody, emptyBody, profileBody } from "./account.bodies.ts";
import { accountUserOf, accountUserRecord, sessionRecord } from "./account.record.ts";
import { findSession } from "./authenticate.ts";
import { findFile, setAvatar } from "./avatar.service.ts";
import { changePassword, guardOwnPassword, ownProfile, saveProfile } from "./profile.service.ts";
import { endOtherSessions, endSession, endThisSession, ownSessions } from "./sessions.service.ts";
import { signIn, type SignInParts } from "./sign-in.service.ts";

const signedIn = { permission: "signedIn", shape: "record" } as const;
const sessionList = z.array(sessionRecord);

/** Sign-in and one's own account. Source: admin-portal.md section 7; domain.md 1.1, 2.12. */
export const accountRoutes = (parts: SignInParts): Route[] => [
  open({
    method: "post",
    path: "/admin/login",
    summary: "Signs in with email and password.",
    body: loginInput,
    answer: z.object({ user: accountUserRecord, accessToken: z.string() }),
    refusalKey: "error",
    handle: (app, { body, origin }) => signIn(app, parts, body, origin),
  }),
  open({
    method: "get",
    path: "/admin/loginWithToken/{token}",
    summary: "Who a token belongs to.",
    answer: z.object({ user: accountUserRecord, sessionId: z.string() }),
    refusalKey: "error",
    async handle({ database, clock }, { params: { token = "" } }) {
      const found = await findSession(database, parts.tokens, token, clock.now());
      if (!found) throw new Refusal("UNAUTHENTICATED", clientMessages.tokenInvalid);
      return { user: accountUserOf(found.user), sessionId: found.session.id };
    },
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/logout",
    summary: "Ends the session that the call belongs to.",
    body: emptyBody,
    answer: z.object({}),
    handle: async (context) => (await endThisSession(context), {}),
  }),
  read({
    ...signedIn,
    path: "/admin/profile",
    summary: "One's own account.",
    answer: accountUserRecord,
    handle: ownProfile,
  }),
  write({
    ...signedIn,
    method: "patch",
    path: "/admin/profile",
    summary: "Saves one's own profile.",
    body: profileBody,
    answer: accountUserRecord,
    handle: (context, { body }) => saveProfile(context, body),
  }),
  write({
    ...signedIn,
    method: "put",
    path: "/admin/profile/avatar",
    summary: "Sets or removes one's own picture.",
    body: avatarBody,
    bodyLimit: 5 * 1024 * kilobyte,
    answer: accountUserRecord,
    handle: (context, { body }) => setAvatar(context, body),
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/profile/password",
    summary: "Changes one's own password and ends every other session.",
    body: passwordChangeInput,
    answer: z.object({ endedSessions: z.int() }),
    around: guardOwnPassword(parts.wait),
    handle: (context, { body }) => changePassword(context, body),
  }),
  read({
    ...signedIn,
    path: "/admin/sessions",
    summary: "One's own live sessions, newest first.",
    answer: sessionList,
    handle: ownSessions,
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/sessions/revoke-others",
    summary: "Ends all of one's own sessions but this one.",
    body: emptyBody,
    answer: sessionList,
    handle: async (context) => (await endOtherSessions(context), ownSessions(context)),
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/admin/sessions/{id}/revoke",
    summary: "Ends one of one's own sessions.",
    body: emptyBody,
    answer: sessionList,
    handle: (context, { params: { id = "" } }) => endSession(context, id),
  }),
  open({
    method: "get",
    path: "/files/{id}",
    summary: "A stored file; its address always means the same bytes.",
    answer: z.string().meta({ format: "binary" }),
    async handle({ database }, { params: { id = "" }, response }) {
      const { contentType, content } = await findFile(database, id);
      response.set({ "content-type": contentType, "cache-control": "public, max-age=31536000, immutable" });
      response.send(Buffer.from(content));
      return "";
    },
  }),
];
