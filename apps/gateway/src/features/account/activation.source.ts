import { isActivation } from "@app/schema/upstreams/v1.records.generated.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { anything, recordOf } from "../../upstream/shape.ts";

const owner = recordOf<{ email: string }>({ email: "string" });

/** Calls that people make before they can sign in. */
export class ActivationSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  register(body: object) {
    return this.#v1.send("POST", "/admin/register", body, anything);
  }

  /** Codes go in bodies, because paths are logged on the way. */
  lookup(body: object) {
    return this.#v1.send("POST", "/admin/activation", body, isActivation);
  }

  activate(body: object) {
    return this.#v1.send("POST", "/admin/activate", body, owner);
  }

  requestReset(body: object) {
    return this.#v1.send("POST", "/admin/password-reset-request", body, anything);
  }

  reset(body: object) {
    return this.#v1.send("POST", "/admin/password-reset", body, owner);
  }
}
