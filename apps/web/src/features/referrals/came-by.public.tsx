import { TextLink } from "@app/ui/link/link.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { holderPath, holderWords } from "./code-labels.ts";
import { CameByDocument } from "./referral.generated.ts";

/** Who sent a customer or a lead, and with which code. */
export function CameBy(props: { customerId: string } | { leadId: string }) {
  const { data } = useQuery(CameByDocument, { variables: props });
  const can = useCan();
  const holder = data?.cameBy;
  if (!holder) return "–";
  const name = can(holder.kind === "PARTNER" ? "partners:read" : "referrals:read") ? (
    <TextLink href={holderPath(holder)}>{holder.name}</TextLink>
  ) : (
    holder.name
  );
  return (
    <>
      {name}, {holderWords[holder.kind]} · {holder.code}
    </>
  );
}
