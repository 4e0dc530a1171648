import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useOwnerNames } from "../../customers/owner-choices.public.ts";
import { tokenDialogs } from "../token-dialogs.ts";
import { tokenKind } from "../token.kind.ts";
import { tokensList } from "./tokens.list.tsx";

/** Identities of internal tools, and who answers for them. */
export function TokensListScreen() {
  return (
    <RecordListPage
      kind={tokenKind}
      list={tokensList}
      dialogs={tokenDialogs}
      title="Service tokens"
      searchLabel="Name, purpose or first characters"
      add={{ label: "Add service token" }}
      choices={{ ownerId: useOwnerNames() }}
      empty={{
        title: "No service tokens yet.",
        text: "Add one for each internal tool that queries the gateway, with as few scopes as it needs.",
      }}
    />
  );
}
