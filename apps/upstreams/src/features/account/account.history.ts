import { messages } from "@app/domain/messages.ts";
import type { Historic } from "../../records/history/historic.ts";
import { parse } from "../../service/parse.ts";
import { Refusal } from "../../service/refusal.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { profileBody } from "./account.bodies.ts";
import { accountUsers } from "./account.table.ts";
import { saveProfile } from "./profile.service.ts";
import { reachable } from "./reach.ts";

const editable = ["firstname", "lastname", "bio", "phone", "timeZone"];

/** What is shown of an account's history: to its owner and to those who read staff. Only the owner takes changes back. */
export const accountHistory: Historic = {
  kind: "account user",
  fields: [...editable, "email", "userRole", "regionIds", "status", "avatar", "passwordHash"],
  editable,
  // Its entries tell when somebody signed in, so it is guarded like their sessions and what they did.
  async admit(context, id) {
    if (id !== context.actor.id) await reachable(context, id, "staff:read");
  },
  present: (context, id) => findOrRefuse(context, accountUsers, id, "Account user"),
  save(context, id, version, fields) {
    if (id !== context.actor.id) throw new Refusal("FORBIDDEN", messages.forbidden);
    return saveProfile(context, parse(profileBody, { ...fields, version }));
  },
  turnBack: () => null,
};
