import type { Permission } from "@app/domain/permissions.ts";
import { grantsOf } from "@app/domain/tokens/token-grants.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { TokenOwnersDocument } from "../token.generated.ts";

/** Who may answer for some scopes, with their roles: the viewer first. Whoever is chosen already remains an option. */
export function useTokenOwners(scopes: readonly Permission[], chosenId?: string) {
  const { id: viewerId } = useViewer();
  const { data } = useQuery(TokenOwnersDocument);
  const holders = (data?.colleagues?.items ?? []).filter(({ id, role }) => {
    const grants = grantsOf(roleOf(role));
    return id === chosenId || (grants.size > 0 && scopes.every((scope) => grants.has(scope)));
  });
  const rank = (id: string) => (id === viewerId ? 0 : 1);
  return holders
    .toSorted((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, name, role }) => ({
      value: id,
      label: `${id === viewerId ? "Me" : name} · ${roleName(roleOf(role))}`,
    }));
}
