import { curriculumMachine } from "@app/domain/curriculum/curriculum-machine.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { CurriculumEvent, CurriculumStatus } from "@app/domain/curriculum/curriculum-enums.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { graphemesOf } from "@app/domain/text.ts";
import { Archive, Check, History, ListPlus, Pencil, Plus, RotateCcw, Upload, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { whoMay } from "../../../shared/permission/use-can.ts";
import { typeInWords, typeOf } from "../words.ts";
import type { TreeView } from "./use-tree-view.ts";

const icons: Record<CurriculumEvent, Icon> = { activate: Check, archive: Archive, restore: RotateCcw };

/** What can be done with the curriculum, and the one thing that the chosen part asks for: another part. */
export function curriculumActions(view: TreeView): PageAction[] {
  const { curriculum, mayWrite, locked, hrefOf } = view;
  const history: PageAction = { label: "History", icon: History, href: hrefOf("history") };
  if (!mayWrite) return [history];
  const status = curriculum.status.toLowerCase() as CurriculumStatus;
  const allowed: readonly string[] = curriculum.allowedEvents;
  const turns = eventsFrom(curriculumMachine, status).map((event) => ({
    label: sentenceCase(event),
    icon: icons[event],
    href: hrefOf(event),
    danger: event === "archive",
    disabledReason: allowed.includes(toEnumName(event)) ? undefined : whoMay("curriculums:act"),
  }));
  return [
    { label: "Edit curriculum", icon: Pencil, href: hrefOf("edit"), disabledReason: locked },
    ...turns,
    ...pasteAction(view),
    { label: "Import topics", icon: Upload, href: hrefOf("import"), disabledReason: locked },
    history,
    ...(locked === undefined ? [{ ...addAction(view), main: true }] : []),
  ];
}

/** Many parts under the chosen one at once, where something stands under it. */
function pasteAction({ childType, part, locked, hrefOf }: TreeView): PageAction[] {
  if (childType === null || (part !== null && part.archivedAt !== null)) return [];
  const label = `Paste a list of ${typeInWords(childType)}s`;
  return [{ label, icon: ListPlus, href: hrefOf("paste"), disabledReason: locked }];
}

const longest = 26;

/** A button has room for so much of a name. */
function shortName(name: string): string {
  const letters = graphemesOf(name);
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** "Add level to Adults" under the chosen age group; beside the chosen part where nothing stands under it. */
export function addAction({ part, parts, childType, locked, hrefOf }: TreeView): PageAction {
  const type = childType ?? (part ? typeOf(part.type) : "topic");
  const under = childType === null ? parts.find(({ id }) => id === part?.parentId) : part;
  const reason = locked ?? (part?.archivedAt ? "This part is archived. Restore it first." : undefined);
  return {
    label: `Add ${typeInWords(type)} to ${under ? shortName(under.name) : "the curriculum"}`,
    icon: Plus,
    href: hrefOf(childType === null ? "add-sibling" : "add-child"),
    disabledReason: reason,
  };
}
