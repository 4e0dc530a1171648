import { useFormikContext } from "formik";
import { ownDomainOf } from "@app/domain/partners/partner.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { LikelyNote } from "@app/ui/form/likely-note.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { PartnersOfDomainDocument } from "../partner.generated.ts";
import { partnerPath } from "../partner.kind.ts";
import type { PartnerValues } from "./partner.fields.ts";

/** Partners whose contact has an address of the same organisation; the form can be gone on with. */
export function SameDomain() {
  const { values } = useFormikContext<PartnerValues>();
  const domain = ownDomainOf(usePaused(values.contactEmail).trim());
  const { data } = useQuery(PartnersOfDomainDocument, { skip: domain === null, variables: { domain: domain ?? "" } });
  const found = domain === null ? [] : (data?.partners?.items ?? []);
  return (
    <LikelyNote>
      {found.map(({ id, name }) => (
        <p key={id}>
          {name} has an address at {domain} too. <TextLink href={partnerPath(id)}>Open {name}</TextLink>
        </p>
      ))}
    </LikelyNote>
  );
}
