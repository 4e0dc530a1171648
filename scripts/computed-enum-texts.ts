import { entityKinds, historyKinds, type EntityKind } from "../packages/domain/src/changes.ts";
import { settlementRuleWords } from "../packages/domain/src/lessons/settlement-enums.ts";
import { permissions } from "../packages/domain/src/permissions.ts";

const actions: Readonly<Record<string, string>> = { read: "View", write: "Add and edit", act: "Act on" };

/** `customers:write` → "Add and edit: customers." */
function permissionText(permission: string): string {
  const [area = "", action = ""] = permission.split(":");
  if (area === "signedIn") return "Open to everyone who is signed in.";
  return `${actions[action] ?? action}: ${area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`;
}

/** Kinds of record whose name does not say enough. */
const kindTexts: Partial<Record<EntityKind, string>> = {
  subdivision: "A part of a curriculum.",
  attachment: "A learner's attachment to a curriculum.",
  message: "A message to a customer.",
  task: "A task of a colleague.",
  notification: "One of the viewer's notifications.",
  feedback: "A piece of customers' feedback.",
  "staff-user": "A staff account.",
  viewer: "The viewer's own account.",
  session: "One of the viewer's sessions.",
  job: "A job of the system.",
  "account-job": "One of the viewer's own jobs.",
  "list-view": "One of the viewer's own views of a list.",
  import: "One of the viewer's own imports.",
  "exam-part": "A subject, a topic or a section of an exam.",
  "exam-lesson": "A lesson in the learning content.",
  "exam-session": "The session of a lesson.",
  "content-creator": "Somebody who writes lessons of the learning content.",
};

/** `customer-pod` → "A customer pod." */
function kindText(kind: EntityKind): string {
  const name = kind.replaceAll("-", " ");
  return kindTexts[kind] ?? `${/^[aeiou]/.test(name) ? "An" : "A"} ${name}.`;
}

const textsOf = <T extends string>(values: readonly T[], text: (value: T) => string) =>
  new Map<string, string>(values.map((value) => [value, text(value)]));

/** Descriptions of values of computed lists, which cannot have comments. */
export const computedEnumTexts: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  Permission: textsOf(permissions, permissionText),
  EntityKind: textsOf(entityKinds, kindText),
  HistoryKind: textsOf(historyKinds, kindText),
  SettlementRule: new Map(Object.entries(settlementRuleWords).map(([rule, words]) => [rule, `${words}.`])),
};
