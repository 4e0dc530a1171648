import { TextLink } from "@app/ui/link/link.tsx";
import { useCan } from "../../shared/permission/use-can.ts";

/** A colleague's name; a link to their account for those who may look into it. */
export function StaffLink({ id, name }: { id: string; name: string }) {
  const can = useCan();
  return can("staff:read") ? <TextLink href={`/app/management/admin/${id}`}>{name}</TextLink> : name;
}
