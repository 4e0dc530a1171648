import { messages } from "@app/domain/messages.ts";
import type { Historic } from "../../records/history/historic.ts";
import { parse } from "../../service/parse.ts";
import { Refusal } from "../../service/refusal.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { profileBody } from "./account.bodies.ts";
import { accountUsers } from "./account.table.ts";
import { saveProfile } from "./profile.service.ts";
import { reachable } from "./reach.ts";

const own = ["firstname", "lastname", "bio", "phone", "timeZone"];
const editable = [...own, "email", "regionIds"];

/**
 * What is shown of an account's history: to its owner and to those who read staff. The owner takes back what stands in the
 * profile, those who save somebody's account what they may save of it.
 */
export const accountHistory = (saveOfOther: Historic["save"]): Historic => ({
  kind: "account user",
  fields: [...editable, "userRole", "status", "avatar", "passwordHash"],
  editable,
  // Its entries tell when somebody signed in, so it is guarded like their sessions and what they did.
  async admit(context, id) {
    if (id !== context.actor.id) await reachable(context, id, "staff:read");
  },
  present: (context, id) => findOrRefuse(context, accountUsers, id, "Account user"),
  save(context, id, version, fields) {
    if (id !== context.actor.id) return saveOfOther(context, id, version, fields);
    if (Object.keys(fields).some((name) => !own.includes(name))) throw new Refusal("FORBIDDEN", messages.forbidden);
    return saveProfile(context, parse(profileBody, { ...fields, version }));
  },
  revert: () => null,
});
