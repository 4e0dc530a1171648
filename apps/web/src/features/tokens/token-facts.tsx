import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { LastUse, ScopeList, scopesInWords, scopesOf, TokenEnd } from "./token-labels.tsx";
import { TokenRecordDocument, type TokenRecordFragment } from "./token.generated.ts";

/** A service token: what it is for, what it may do, and how it was used. */
export function TokenFacts(props: RecordDialogProps) {
  return (
    <FactsDialog {...props} what="service token" query={TokenRecordDocument} title={({ name }) => name} facts={factsOf}>
      {({ rotatedFromId }) =>
        rotatedFromId === null ? null : (
          <p style={{ marginTop: 16 }}>
            It replaced <TextLink href={`?view=${rotatedFromId}`}>an earlier token</TextLink>.
          </p>
        )
      }
    </FactsDialog>
  );
}

const factsOf = (token: TokenRecordFragment) => ({
  State: (
    <>
      <StatusChip status={token.state} />
      {token.state === "SUSPENDED" ? (
        <p>Its owner’s account is not active. Hand it over to somebody, or it is refused until they are back.</p>
      ) : null}
    </>
  ),
  Purpose: token.purpose ?? "–",
  Owner: token.owner ? <StaffLink {...token.owner} /> : "–",
  Scopes: <ScopeList scopes={scopesOf(token.scopes)} />,
  ...(token.lostScopes.length > 0 && {
    "Not in force": `${scopesInWords(scopesOf(token.lostScopes))}. The owner does not hold this any more.`,
  }),
  Networks: token.networks.length === 0 ? "Any" : token.networks.join(", "),
  "Begins with": <code>{token.prefix}</code>,
  "Last day": <TokenEnd {...token} />,
  Rate: `${token.ratePerMinute} a minute`,
  "Last used": <LastUse {...token} />,
  Added: (
    <>
      <When value={token.createdAt} />
      {token.addedBy ? (
        <>
          {" "}
          by <StaffLink {...token.addedBy} />
        </>
      ) : null}
    </>
  ),
  ...(token.revokedAt !== null && { Revoked: <When value={token.revokedAt} /> }),
});
