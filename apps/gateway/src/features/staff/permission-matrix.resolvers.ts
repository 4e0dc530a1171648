import { roles } from "@app/domain/enums.ts";
import { areaNames, scopeNames } from "@app/domain/permission-names.ts";
import { areas, permissionsOf, scopeOf, type Area } from "@app/domain/permissions.ts";
import type { Resolvers } from "../resolvers.generated.ts";

function grantsIn(area: Area) {
  return roles.map((role) => {
    const may = permissionsOf(role);
    const scope = scopeOf(role, area);
    return {
      role,
      read: may.has(`${area}:read`),
      write: may.has(`${area}:write`),
      act: may.has(`${area}:act`),
      scope: scope && scopeNames[scope],
    };
  });
}

/** The matrix is constant. */
const matrix = areas.map((key) => ({ key, name: areaNames[key], grants: grantsIn(key) }));

export const permissionMatrixResolvers: Resolvers = { Query: { permissionMatrix: () => matrix } };
