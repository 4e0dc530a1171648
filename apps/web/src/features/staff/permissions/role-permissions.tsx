import type { Role } from "@app/schema/types.generated.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { Check } from "@app/ui/icons.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { PermissionMatrixDocument, type PermissionMatrixQuery } from "./permission-matrix.generated.ts";
import css from "./role-permissions.module.css";

const actions = [
  ["read", "See", "May see"],
  ["write", "Edit", "May edit"],
  ["act", "Decide", "May decide"],
] as const;

/** Each area of the business with what a role may do there. */
export function RolePermissions({ role }: { role: Role }) {
  const { data, loading, error, refetch } = useQuery(PermissionMatrixDocument, { fetchPolicy: "cache-first" });
  if (!data && error) return <ErrorState {...failure("permissions", error, refetch, loading)} focusRetry={false} />;
  if (!data) return <SkeletonPage what="permissions" />;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Area</th>
          {actions.map(([action, short]) => (
            <th key={action} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.permissionMatrix.map((area) => (
          <AreaRow key={area.key} area={area} role={role} />
        ))}
      </tbody>
    </table>
  );
}

function AreaRow({ area, role }: { area: PermissionMatrixQuery["permissionMatrix"][number]; role: Role }) {
  const grant = area.grants.find((one) => one.role === role);
  const hasNone = !actions.some(([action]) => grant?.[action]);
  return (
    <tr data-none={hasNone ? "" : undefined}>
      <th scope="row">
        {area.name}
        {grant?.scope ? <small>{grant.scope}</small> : null}
      </th>
      {actions.map(([action, , words]) => (
        <td key={action}>
          {grant?.[action] ? (
            <>
              <Check size={16} strokeWidth={2} aria-hidden />
              <VisuallyHidden>{words}</VisuallyHidden>
            </>
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>No</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
