import type { AccountUser, CallingToken } from "@app/schema/upstreams/v1.records.generated.ts";
import { idInPath } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { anything, recordOf, type Check } from "../../upstream/shape.ts";
import { sessions } from "./session-record.public.ts";

/** The fields of an account user used here; an unknown role counts as none. */
export type ViewerRecord = Pick<
  AccountUser,
  "_id" | "firstname" | "lastname" | "email" | "avatar" | "bio" | "phone" | "timeZone" | "version"
> & {
  user_role?: string | null;
  /** Until when they view as that role, which is not their own. */
  viewingUntil?: string | null;
  /** The service token that is sent; the person is its owner then. Null where a person is signed in. */
  token?: CallingToken | null;
};

interface SignedIn {
  user: ViewerRecord;
  accessToken: string;
}

const viewer = recordOf<ViewerRecord>({
  _id: "string",
  firstname: "string",
  lastname: "string",
  email: "string",
  timeZone: "string",
  version: "number",
});
interface Owner extends Pick<ViewerRecord, "viewingUntil" | "token"> {
  user: ViewerRecord;
}

const callingToken = recordOf<CallingToken>({
  _id: "string",
  name: "string",
  scopes: "array",
  permissions: "array",
  expiresAt: "string",
  ratePerMinute: "number",
});
/** A server that knows no service tokens says nothing of them. */
const withUser: Check<Owner> = (value): value is Owner =>
  anything(value) &&
  "user" in value &&
  viewer(value.user) &&
  (!("token" in value) || value.token === null || callingToken(value.token));
const signedIn: Check<SignedIn> = (value): value is SignedIn =>
  withUser(value) && "accessToken" in value && typeof value.accessToken === "string";
const withToken = recordOf<{ accessToken: string }>({ accessToken: "string" });
const ended = recordOf<{ endedSessions: number }>({ endedSessions: "number" });

/** Sign-in and the viewer's own account. */
export class AccountSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  login(body: { email: string; password: string }) {
    return this.#v1.send("POST", "/admin/login", body, signedIn);
  }

  async byToken(sent: string) {
    const path = `/admin/loginWithToken/${encodeURIComponent(sent)}`;
    const { user, viewingUntil = null, token = null } = await this.#v1.get(path, withUser);
    return { ...user, viewingUntil, token };
  }

  viewAs(role: string, key?: string | null) {
    return this.#v1.send("POST", "/admin/view-as", { role }, withToken, key);
  }

  stopViewing(key?: string | null) {
    return this.#v1.send("POST", "/admin/view-as/stop", {}, anything, key);
  }

  logout(key?: string | null) {
    return this.#v1.send("POST", "/admin/logout", {}, anything, key);
  }

  updateProfile(body: object, key?: string | null) {
    return this.#v1.send("PATCH", "/admin/profile", body, viewer, key);
  }

  setAvatar(body: object, key?: string | null) {
    return this.#v1.send("PUT", "/admin/profile/avatar", body, viewer, key);
  }

  changePassword(body: object, key?: string | null) {
    return this.#v1.send("POST", "/admin/profile/password", body, ended, key);
  }

  sessions() {
    return this.#v1.get("/admin/sessions", sessions);
  }

  async revoke(id: string, key?: string | null) {
    return this.#v1.send("POST", `/admin/sessions/${idInPath("v1", "Session", id)}/revoke`, {}, sessions, key);
  }

  revokeOthers(key?: string | null) {
    return this.#v1.send("POST", "/admin/sessions/revoke-others", {}, sessions, key);
  }
}
