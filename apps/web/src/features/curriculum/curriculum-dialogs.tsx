import { lazy, Suspense, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { TreeMove } from "@app/ui/tree/tree-node.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { typeOf } from "./words.ts";
import { treeDialogs, type TreeDialog, type TreeView } from "./tree/use-tree-view.ts";

const CurriculumEdit = lazy(async () => ({ default: (await import("./form/curriculum-edit.tsx")).CurriculumEdit }));
const CurriculumEventDialog = lazy(async () => ({
  default: (await import("./events/curriculum-event.tsx")).CurriculumEventDialog,
}));
const PartEdit = lazy(async () => ({ default: (await import("./part-form/part-edit.tsx")).PartEdit }));
const PartAdd = lazy(async () => ({ default: (await import("./part-form/part-add.tsx")).PartAdd }));
const PartsPaste = lazy(async () => ({ default: (await import("./part-form/parts-paste.tsx")).PartsPaste }));
const PartMove = lazy(async () => ({ default: (await import("./part-form/part-move.tsx")).PartMove }));
const Attach = lazy(async () => ({ default: (await import("./learners/attach.tsx")).Attach }));
const PartCopy = lazy(async () => ({ default: (await import("./copy/part-copy.tsx")).PartCopy }));
const ImportTopics = lazy(async () => ({ default: (await import("./import/import-topics.tsx")).ImportTopics }));
const PartEventDialog = lazy(async () => ({ default: (await import("./events/part-event.tsx")).PartEventDialog }));

const CurriculumHistory = lazy(async () => ({
  default: (await import("./history/curriculum-history.tsx")).CurriculumHistory,
}));
const PartHistory = lazy(async () => ({ default: (await import("./history/part-history.tsx")).PartHistory }));

/** What those who only read may open too, or what another permission decides. */
const forReaders: readonly TreeDialog[] = ["history", "history-part", "attach"];

interface CurriculumDialogsProps {
  view: TreeView;
  onMove: (move: TreeMove) => void;
}

/** The dialog that `?do=` names, where it can be: for those who may, about a part that is there. */
export function CurriculumDialogs({ view, onMove }: CurriculumDialogsProps) {
  const can = useCan();
  const navigate = useNavigate();
  const named = useSearchParams()[0].get("do");
  const { part, childType, locked } = view;
  const onClose = () => void navigate(view.hrefOf(null), { replace: true, preventScrollReset: true });
  const common = { view, onClose };
  const isLive = part?.archivedAt === null && locked === undefined;

  const dialogs: Record<TreeDialog, () => ReactNode> = {
    edit: () => locked === undefined && <CurriculumEdit {...common} />,
    activate: () => can("curriculums:act") && <CurriculumEventDialog {...common} event="activate" />,
    archive: () => can("curriculums:act") && <CurriculumEventDialog {...common} event="archive" />,
    restore: () => can("curriculums:act") && <CurriculumEventDialog {...common} event="restore" />,
    "add-child": () => childType && (part === null || isLive) && <PartAdd {...common} parent={part} type={childType} />,
    "add-sibling": () => part && isLive && <PartAdd {...common} parent={parentOf(view)} type={typeOf(part.type)} />,
    paste: () => childType && (part === null || isLive) && <PartsPaste {...common} parent={part} type={childType} />,
    "edit-part": () => part && isLive && <PartEdit {...common} part={part} />,
    "move-part": () => part && isLive && <PartMove {...common} part={part} onMove={onMove} />,
    "archive-part": () => part && isLive && <PartEventDialog {...common} part={part} event="archive" />,
    "copy-part": () => part?.archivedAt === null && <PartCopy {...common} part={part} />,
    import: () => locked === undefined && <ImportTopics {...common} />,
    attach: () => can("customers:write") && locked === undefined && <Attach {...common} />,
    "restore-part": () => part?.archivedAt && <PartEventDialog {...common} part={part} event="restore" />,
    history: () => <CurriculumHistory {...common} />,
    "history-part": () => part && <PartHistory {...common} part={part} />,
  };
  const dialog = treeDialogs.find((name) => name === named);
  if (dialog === undefined || (!view.mayWrite && !forReaders.includes(dialog))) return null;
  return <Suspense fallback={null}>{dialogs[dialog]()}</Suspense>;
}

const parentOf = ({ parts, part }: TreeView) => parts.find(({ id }) => id === part?.parentId) ?? null;
