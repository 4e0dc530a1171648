import { z } from "zod";
import { loginInput } from "@app/domain/account/account.ts";
import { accountBeginning, demoSearchDelayMs } from "@app/domain/demo/account-beginning.ts";
import { notificationTypes, themes } from "@app/domain/enums.ts";
import { searchTextMax } from "@app/domain/fields.ts";
import { open, read, write, type Route } from "../../http/route.ts";
import {
  accountUserRecord,
  ownProfile,
  profileBody,
  saveProfile,
  signIn,
  type SignInParts,
} from "../account/account.public.ts";
import { readNotifications } from "../notifications/notifications.public.ts";
import { search } from "../search/search.public.ts";
import { readDemo } from "./demo-documents.service.ts";

const account = { name: "account", beginning: accountBeginning };

const subscription = z
  .object({
    name: z.string(),
    priceAmount: z.int(),
    renewsOn: z.iso.date(),
    proposalsLeft: z.int(),
    templatesLeft: z.int(),
    invitesLeft: z.int(),
    adsLeft: z.int(),
    hasAnalytics: z.boolean(),
    hasEmailAlerts: z.boolean(),
  })
  .meta({ id: "DemoSubscription" });
const settings = z
  .object({ theme: z.enum(themes), direction: z.enum(["ltr", "rtl"]), hasResponsiveFontSizes: z.boolean() })
  .meta({ id: "DemoAccountSettings" });
const result = z.object({ title: z.string(), description: z.string() });
const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  description: z.string(),
});

const signedIn = { permission: "signedIn", shape: "plain" } as const;
const ofDemo = { permission: "demo:read", shape: "plain" } as const;
const ofUser = z.object({ user: accountUserRecord });

/**
 * The template's account, search and notifications. All but the subscription and the settings is the portal's own, under
 * the same rules. Source: admin-portal.md 3, 7, 8.
 */
export const accountDemoRoutes = (parts: SignInParts): Route[] => [
  open({
    method: "post",
    path: "/api/account/login",
    summary: "Signs in as `/admin/login` does, in the template's words.",
    body: loginInput,
    answer: z.object({ accessToken: z.string(), user: accountUserRecord }),
    handle: async (app, { body, origin }) => {
      const { accessToken, user } = await signIn(app, parts, body, origin);
      return { accessToken, user };
    },
  }),
  read({
    ...signedIn,
    path: "/api/account/me",
    summary: "The caller.",
    answer: ofUser,
    handle: async (context) => ({ user: await ownProfile(context) }),
  }),
  write({
    ...signedIn,
    method: "post",
    path: "/api/account/profile",
    summary: "Saves the caller's profile.",
    body: z.object({ update: profileBody.partial({ version: true }) }),
    answer: ofUser,
    handle: async (context, { body: { update } }) => {
      // The template's call knows no versions: without one, the last to save wins.
      const version = update.version ?? (await ownProfile(context)).version;
      return { user: await saveProfile(context, { ...update, version }) };
    },
  }),
  read({
    ...ofDemo,
    path: "/api/account/settings",
    summary: "How the template's pages were to look.",
    answer: z.object({ settings }),
    handle: async (context) => ({ settings: (await readDemo(context, account)).settings }),
  }),
  read({
    ...ofDemo,
    path: "/api/account/subscription",
    summary: "The template's subscription.",
    answer: z.object({ subscription }),
    handle: async (context) => ({ subscription: (await readDemo(context, account)).subscription }),
  }),
  read({
    permission: "reference:read",
    shape: "plain",
    path: "/api/search",
    summary: "What the portal's search finds, as slowly as the template's.",
    query: z.object({ q: z.array(z.string().max(searchTextMax)).default([]) }),
    answer: z.object({ results: z.array(result) }),
    handle: async (context, { query }) => {
      await parts.wait(demoSearchDelayMs);
      const found = await search(context, query.q[0] ?? "");
      return { results: found.map(({ title, description }) => ({ title, description })) };
    },
  }),
  read({
    ...signedIn,
    path: "/api/notifications",
    summary: "The caller's newest notifications.",
    answer: z.object({ notifications: z.array(notification) }),
    handle: async (context) => ({
      notifications: (await readNotifications(context)).data.map(({ _id: id, type, title, description }) => ({
        id,
        type,
        title,
        description,
      })),
    }),
  }),
];
