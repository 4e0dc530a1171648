import { homeOf, roleFrom } from "@app/domain/permissions.ts";
import { isPermission, rightsOfCaller } from "./caller.public.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { hasReason, notSignedIn } from "../../permission/auth-directive.ts";
import type { ProfileUpdateInput, Resolvers } from "../resolvers.generated.ts";

/** The server's profile field names → ours. */
const profileFields = { firstname: "firstName", lastname: "lastName" };
const profile = { stale: "Viewer", fields: profileFields };

const toProfileBody = ({ firstName, lastName, ...others }: ProfileUpdateInput) => ({
  firstname: firstName,
  lastname: lastName,
  ...others,
});

/** Clears the cached viewer after changes, so that they show at once. */
export const accountResolvers: Resolvers = {
  Query: {
    me(_, __, { viewer, signedOut }) {
      // Otherwise null says enough.
      if (signedOut === "suspended" || hasReason(signedOut)) throw notSignedIn(signedOut);
      return viewer;
    },
    sessions: (_, __, { sources }) => sources.account.sessions(),
  },
  Mutation: {
    login: (_, { input }, { sources }) =>
      withUserErrors({ accessToken: null, user: null }, () => sources.account.login(input)),
    logout: (_, { idempotencyKey }, { sources, forgetViewer }) =>
      withUserErrors({ loggedOut: false }, async () => {
        await sources.account.logout(idempotencyKey).finally(forgetViewer);
        return { loggedOut: true };
      }),
    profileUpdate: (_, { version, input, idempotencyKey }, { sources, forgetViewer }) =>
      withUserErrors(
        { user: null },
        async () => ({
          user: await sources.account
            .updateProfile({ version, ...toProfileBody(input) }, idempotencyKey)
            .finally(forgetViewer),
        }),
        profile,
      ),
    avatarSet: (_, { version, input, idempotencyKey }, { sources, forgetViewer }) =>
      withUserErrors(
        { user: null },
        async () => ({
          user: await sources.account
            .setAvatar({ version, fileId: input.fileId ?? null }, idempotencyKey)
            .finally(forgetViewer),
        }),
        profile,
      ),
    passwordChange: (_, { input, idempotencyKey }, { sources }) =>
      withUserErrors({ endedSessions: 0 }, () => sources.account.changePassword(input, idempotencyKey)),
    sessionRevoke: (_, { id, idempotencyKey }, { sources, forgetViewer }) =>
      withUserErrors({ sessions: null }, async () => ({
        sessions: await sources.account.revoke(id, idempotencyKey).finally(forgetViewer),
      })),
    viewAsBegin: (_, { role, idempotencyKey }, { sources }) =>
      withUserErrors({ accessToken: null }, () => sources.account.viewAs(role, idempotencyKey)),
    viewAsStop: (_, { idempotencyKey }, { sources, forgetViewer }) =>
      withUserErrors({ stopped: false }, async () => {
        await sources.account.stopViewing(idempotencyKey).finally(forgetViewer);
        return { stopped: true };
      }),
    sessionsRevokeOthers: (_, { idempotencyKey }, { sources }) =>
      withUserErrors({ sessions: null }, async () => ({
        sessions: await sources.account.revokeOthers(idempotencyKey),
      })),
  },
  CallingToken: {
    scopes: ({ scopes }) => scopes.filter(isPermission),
  },
  Viewer: {
    firstName: (user) => user.firstname,
    lastName: (user) => user.lastname,
    role: (user) => roleFrom(user.user_role),
    permissions: (user) => [...rightsOfCaller(user)],
    token: ({ token }) => token ?? null,
    viewingUntil: (user) => user.viewingUntil ?? null,
    home: (user) => homeOf(roleFrom(user.user_role)),
  },
};
