import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { TokenRecordDocument as query } from "./token.generated.ts";
import { tokenKind } from "./token.kind.ts";

const { write, act } = tokenKind;

/** The dialogs over the list of service tokens. */
export const tokenDialogs = dialogsOf({
  history: { load: async () => (await import("./token-history.tsx")).TokenHistory },
  new: { needs: write, load: async () => (await import("./form/new-token.form.tsx")).NewTokenForm },
  view: { query, load: async () => (await import("./token-facts.tsx")).TokenFacts },
  edit: {
    query,
    needs: write,
    otherwise: "view",
    load: async () => (await import("./form/token.form.tsx")).TokenForm,
  },
  rotate: { query, needs: act, load: async () => (await import("./form/rotate-token.form.tsx")).RotateTokenForm },
  handOver: { query, needs: act, load: async () => (await import("./form/hand-over.form.tsx")).HandOverForm },
  revoke: { query, needs: act, load: async () => (await import("./token-revoke.tsx")).TokenRevoke },
});
