import { toEnumName } from "@app/domain/enums.ts";
import type { SessionStatus } from "../../shared/session/session-context.ts";
import type { Role as RoleName } from "@app/schema/types.generated.ts";
import { roleOf } from "../../shared/text/format.ts";
import { inShell, isRedirect, type AppRoute, type PageRoute } from "../../shared/page/app-route.ts";
import { decide } from "../decide.ts";
import { menuOf } from "../menu.ts";
import { routeTable } from "../route-table.ts";

interface Place {
  title: string;
  href: string;
}

type Session = SessionStatus & { arrival: string | null };

const isPlace = (row: AppRoute): row is PageRoute => !isRedirect(row) && inShell(row) && !/[:*]/.test(row.path);

function mayOpen(row: AppRoute, session: Session): boolean {
  const decision = decide(row, session, row.path);
  return "show" in decision && decision.show === "page";
}

/** The pages that somebody may go to, with the group of the menu that each is in, and what they may add. */
export function placesFor(session: Session, role: RoleName | null) {
  const groups = new Map(menuOf(roleOf(role)).flatMap(({ group, paths }) => paths.map((path) => [path, group])));
  const pages = routeTable.filter(isPlace).filter((row) => mayOpen(row, session));
  // What is still to come is found only where the menu has it.
  const go = pages
    .filter((row) => groups.has(row.path) || row.lazy !== undefined)
    .map(({ path, title }) => ({ title, href: path, group: groups.get(path) }))
    .toSorted((one, other) => Number(one.group === undefined) - Number(other.group === undefined));
  const permissions = session.status === "signed-in" ? session.viewer.permissions : [];
  const add = pages.flatMap(({ path, adds }): Place[] =>
    adds && permissions.some((name) => name === toEnumName(adds.needs))
      ? [{ title: adds.title, href: `${path}?new=` }]
      : [],
  );
  return { go, add };
}
