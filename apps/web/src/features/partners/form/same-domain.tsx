import { useFormikContext } from "formik";
import { ownDomainOf } from "@app/domain/partners/partner.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { PartnersOfDomainDocument } from "../partner.generated.ts";
import { partnerPath } from "../partner.kind.ts";
import type { PartnerValues } from "./partner.fields.ts";
import css from "./same-domain.module.css";

/** Partners whose contact has an address of the same organisation; the form can be gone on with. */
export function SameDomain() {
  const { values } = useFormikContext<PartnerValues>();
  const domain = ownDomainOf(usePaused(values.contactEmail).trim());
  const { data } = useQuery(PartnersOfDomainDocument, { skip: domain === null, variables: { domain: domain ?? "" } });
  const found = domain === null ? [] : (data?.partners?.items ?? []);
  return (
    <div role="status" className={css.note} data-wide="">
      {found.map(({ id, name }) => (
        <p key={id}>
          {name} has an address at {domain} too. <TextLink href={partnerPath(id)}>Open {name}</TextLink>
        </p>
      ))}
    </div>
  );
}
