import { z } from "zod";
import { partnerUserMachine } from "@app/domain/partners/partner-user-states.ts";
import {
  partnerAcceptInput,
  partnerUserInput,
  partnerUserReasonInput,
  partnerUserUpdateInput,
} from "@app/domain/partners/partner-user.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { open, read, write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { mailing } from "../messages/mailing.public.ts";
import { pageAnswer, pageQuery, placeIn, toPage } from "./learner-pages.ts";
import { seenLearnerRecord } from "./partner-learner.record.ts";
import { partnerUserRecord } from "./partner-user.record.ts";
import { acceptInvitation } from "./partner-users.accept.ts";
import { listPartnerUsers, partnerUserList } from "./partner-users.queries.ts";
import {
  createPartnerUser,
  firePartnerUserEvent,
  invitePartnerUserAgain,
  partnerUserKind,
  updatePartnerUser,
} from "./partner-users.service.ts";
import { learnersSeenBy } from "./seen-learners.queries.ts";

const path = "/partners/users";
const calls = recordRoutes({ path, area: "partners", answer: partnerUserRecord });

const withReason = (event: "suspend" | "deactivate", summary: string): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${event}`,
    summary,
    permission: "partners:act",
    shape: "record",
    body: partnerUserReasonInput,
    answer: partnerUserRecord,
    handle: (context, { params: { id = "" }, body: { version, reason } }) =>
      firePartnerUserEvent(context, event, { _id: id, version }, reason),
  });

/** People who work for partners. Source: domain.md 1.6, 2.10. */
export const partnerUserRoutes: Route[] = [
  calls.list("Partners' users, by surname unless asked otherwise.", partnerUserList, listPartnerUsers),
  calls.facets(partnerUserList),
  ...mailing(
    calls.create(
      "Adds somebody who works for a partner, and invites them by mail.",
      partnerUserInput,
      createPartnerUser,
    ),
  ),
  ...mailing(
    calls.update(
      "Saves changes to a partner's user; an open invitation goes to a new address.",
      partnerUserUpdateInput,
      updatePartnerUser,
    ),
  ),
  ...mailing(
    calls.event("invite", "Sends the invitation again; the link before it stops working.", invitePartnerUserAgain),
  ),
  withReason("suspend", "Suspends a partner's user, with the reason."),
  calls.event("reinstate", "Reinstates a suspended partner's user.", (context, at) =>
    firePartnerUserEvent(context, "reinstate", at),
  ),
  withReason("deactivate", "Deactivates a partner's user for good, with the reason."),
  read({
    path: `${path}/{id}/learners`,
    summary:
      "Whom a partner's user may see, by first name, for the partners' app; nobody unless they are active. Under 18 without surname and contact.",
    permission: "partners:read",
    shape: "plain",
    query: z.object(pageQuery),
    answer: pageAnswer(seenLearnerRecord),
    async handle(context, { params: { id = "" }, query }) {
      const page = placeIn(query);
      return toPage(await learnersSeenBy(context, id, page), page);
    },
  }),
  open({
    method: "post",
    path: `${path}/accept`,
    summary: "Accepts an invitation with the code of its link, for the partners' app. The code works once.",
    body: partnerAcceptInput,
    answer: z
      .object({ name: z.string(), email: z.string(), partner: z.string() })
      .meta({ id: "AcceptedInvitation", description: "Who has accepted, and for which partner." }),
    handle: (app, { body, origin }) => acceptInvitation(app, body, origin),
  }),
];

/** What is shown of the history of a partner's user, and the ways back. */
export const partnerUserHistory = historyOf(partnerUserKind, {
  area: "partners",
  first: ["firstName", "lastName"],
  more: ["status"],
  body: partnerUserUpdateInput,
  update: updatePartnerUser,
  revertBy: revertByEvent(partnerUserMachine, (context, name, at) =>
    firePartnerUserEvent(context, name as "reinstate", at),
  ),
});
