import { toEnumName } from "@app/domain/enums.ts";
import type { SessionStatus } from "../../shared/session/session-context.ts";
import type { Role as RoleName } from "@app/schema/types.generated.ts";
import { roleOf } from "../../shared/text/format.ts";
import { inShell, isOfSite, isRedirect, type AppRoute, type PageRoute } from "../../shared/page/app-route.ts";
import { decide } from "../decide.ts";
import { menuOf } from "../menu.ts";
import { routeTable } from "../route-table.ts";

interface Place {
  title: string;
  href: string;
}

type Session = SessionStatus & { arrival: string | null };

const isPlace = (row: AppRoute): row is PageRoute =>
  !isRedirect(row) && (inShell(row) || isOfSite(row)) && !/[:*]/.test(row.path);

/** Pages about the viewer that are addressed by their own id. */
const ownPages = (role: RoleName | null, viewerId: string): Place[] =>
  routeTable
    .filter((row): row is PageRoute => !isRedirect(row) && (row.ownFor ?? []).some((one) => one === roleOf(role)))
    .map(({ path, title }) => ({ title, href: path.replace(/:\w+/, viewerId) }));

function mayOpen(row: AppRoute, session: Session): boolean {
  const decision = decide(row, session, row.path);
  return "show" in decision && decision.show === "page";
}

/** The pages that somebody may go to, with the group of the menu that each is in, and what they may add. */
export function placesFor(session: Session, role: RoleName | null) {
  const inMenu = menuOf(roleOf(role)).flatMap(({ group, paths }) => paths.map((path) => ({ path, group })));
  const pages = routeTable.filter(isPlace).filter((row) => mayOpen(row, session));
  const placeOf = ({ path, title }: PageRoute, group?: string) => ({ title, href: path, group });
  const listed = inMenu.flatMap(({ path, group }) =>
    pages.filter((row) => row.path === path).map((row) => placeOf(row, group)),
  );
  // What is still to come is found only where the menu has it.
  const others = pages.filter(
    ({ path, lazy, site, ownFor, sameAs }) =>
      (lazy ?? site) !== undefined &&
      ownFor === undefined &&
      sameAs === undefined &&
      !inMenu.some((entry) => entry.path === path),
  );
  const own = session.status === "signed-in" ? ownPages(role, session.viewer.id) : [];
  const go = [
    ...own.map((place) => ({ ...place, group: undefined })),
    ...listed,
    ...others.map((row) => placeOf(row, row.site && "Documentation and public pages")),
  ];
  const permissions = session.status === "signed-in" ? session.viewer.permissions : [];
  const add = pages.flatMap(({ path, adds }): Place[] =>
    adds && permissions.some((name) => name === toEnumName(adds.needs))
      ? [{ title: adds.title, href: `${path}?new=` }]
      : [],
  );
  return { go, add };
}
