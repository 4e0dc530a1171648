import { sql } from "drizzle-orm";
import { z } from "zod";
import { partnerUserReasonInput } from "@app/domain/partners/partner-user.ts";
import { partnerReasonInput } from "@app/domain/partners/partner.ts";
import {
  firePartnerEvent,
  firePartnerUserEvent,
  invitePartnerUserAgain,
  partnerList,
  partners,
  partnerUserList,
  partnerUsers,
} from "../../features/partners/partners-list.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const nothing = z.object({});

const ofPartners = {
  permission: "partners:act",
  list: partnerList,
  table: partners,
  label: partners.name,
  url: sql<string>`'/app/partner/' || ${partners.id}`,
} as const;

const ofUsers = {
  permission: "partners:act",
  list: partnerUserList,
  table: partnerUsers,
  label: sql<string>`concat_ws(' ', ${partnerUsers.firstName}, ${partnerUsers.lastName})`,
  url: sql<string>`'/app/partner-user/' || ${partnerUsers.id}`,
} as const;

const stopsUsers = (event: "suspend" | "deactivate", state: string) =>
  bulkKind({
    ...ofUsers,
    payload: partnerUserReasonInput.pick({ reason: true }),
    run: async (context, at, { reason }) =>
      skipIfUnchanged(context, at, await firePartnerUserEvent(context, event, at, reason), state),
  });

/** With the guards of a single call: the last active owner of a partner stays, whatever is chosen with them. */
export const partnerKinds = {
  "partners-suspend": bulkKind({
    ...ofPartners,
    payload: partnerReasonInput.pick({ reason: true }),
    run: async (context, at, { reason }) =>
      skipIfUnchanged(context, at, await firePartnerEvent(context, "suspend", at, reason), "suspended"),
  }),
  "partners-reinstate": bulkKind({
    ...ofPartners,
    payload: nothing,
    run: async (context, at) =>
      skipIfUnchanged(context, at, await firePartnerEvent(context, "reinstate", at), "active"),
  }),
  "partner-users-invite": bulkKind({
    ...ofUsers,
    payload: nothing,
    async run(context, at) {
      await invitePartnerUserAgain(context, at);
      return null;
    },
  }),
  "partner-users-suspend": stopsUsers("suspend", "suspended"),
  "partner-users-reinstate": bulkKind({
    ...ofUsers,
    payload: nothing,
    run: async (context, at) =>
      skipIfUnchanged(context, at, await firePartnerUserEvent(context, "reinstate", at), "active"),
  }),
  "partner-users-deactivate": stopsUsers("deactivate", "deactivated"),
};
