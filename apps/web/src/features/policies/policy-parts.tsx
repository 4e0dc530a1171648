import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import type { PolicyRecordFragment, PolicyRowFragment } from "./policy.generated.ts";

/** "Version 3, since Thu 12 Nov". */
export function PolicyVersion({ version, updatedAt }: Pick<PolicyRowFragment, "version" | "updatedAt">) {
  return (
    <>
      Version {version}, since <Day value={updatedAt} />
    </>
  );
}

/** The regions that use a policy, each a link to it. */
export function PolicyRegions({ regions }: Pick<PolicyRecordFragment, "regions">) {
  if (regions.length === 0) return "No region yet";
  return regions.map(({ id, name }, place) => (
    <span key={id}>
      {place === 0 ? "" : ", "}
      <TextLink href={`/app/tutoring/regions?view=${id}`}>{name}</TextLink>
    </span>
  ));
}
