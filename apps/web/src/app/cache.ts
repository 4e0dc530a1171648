import { InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import possibleTypes from "@app/schema/possible-types.generated.ts";

/**
 * Records are kept by type and id, so that a save shows wherever the record is drawn.
 * Lists with pages are kept once per page, filter and order; streams grow at their end.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          notifications: relayStylePagination(),
          history: relayStylePagination(["kind", "id", "first"]),
          contacts: { merge: false },
          sessions: { merge: false },
          staffUserSessions: { merge: false },
          staffUserActivity: relayStylePagination(["id"]),
          regionByCode: { keyArgs: (args) => `regionByCode:${String(args?.["code"]).toLowerCase()}` },
        },
      },
      // What feedback says of a piece of content, part of it included; another may name the same piece.
      AppContent: { keyFields: false },
      Curriculum: {
        fields: { counts: { merge: false }, subdivisions: { merge: false }, allowedEvents: { merge: false } },
      },
      Subdivision: { fields: { outcomes: { merge: false }, resources: { merge: false } } },
      StaffUser: {
        fields: { regions: { merge: false }, allowedEvents: { merge: false }, viewerCan: { merge: true } },
      },
      StaffUserAbilities: { fields: { roles: { merge: false } } },
      Viewer: { fields: { permissions: { merge: false } } },
    },
  });
}
