import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";

const needs = "demo:write";
const names = async () => await import("./name-dialogs.tsx");

/** The dialogs of the board, by what the address says. */
export const kanbanDialogs = dialogsOf({
  new: { needs, load: async () => (await names()).NewList },
  renameList: { needs, load: async () => (await names()).RenameList },
  clearList: { needs, load: async () => (await import("./list-questions.tsx")).ClearList },
  removeList: { needs, load: async () => (await import("./list-questions.tsx")).RemoveList },
  newCard: { needs, load: async () => (await names()).NewCard },
  editCard: { needs, load: async () => (await import("./edit-card.tsx")).EditCard },
  removeCard: { needs, load: async () => (await import("./remove-card.tsx")).RemoveCard },
  card: { load: async () => (await import("./card-dialog.tsx")).CardDialog },
});
