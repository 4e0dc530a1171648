import type { World } from "../world.ts";
import type { PlainRecord } from "./plain-record.ts";

const nobody = "f".repeat(24);

async function draft(number: number, world: World) {
  const [owner] = await world.rows<{ id: string }>("select id from account_users where email = 'admin@demo.test'");
  return { kind: "call", title: `Ring the school ${number}`, ownerId: owner?.id };
}

export const plainTasks: PlainRecord = {
  kind: "task",
  title: "Task",
  server: "v2",
  path: "/tasks",
  label: "title",
  writer: "director",
  actor: "director",
  draft,
  added: { dueOn: null, dueTime: null, dueAt: null, doneAt: null, note: null, subject: null },
  change: { title: "Write to the school", kind: "follow-up", dueOn: "2026-02-03", note: "By post." },
  refused: [
    [{ title: " " }, { title: "Title is required." }],
    [{ title: "a".repeat(121) }, { title: "Title must be 120 characters or fewer." }],
    [{ kind: "party" }, { kind: "Choose a valid kind." }],
    [{ dueOn: "soon" }, { dueOn: "Enter a valid date." }],
    [{ dueOn: "2026-02-03", dueTime: "late" }, { dueTime: "Enter a time such as 09:30." }],
    [{ dueTime: "09:30" }, { dueTime: "Choose a day for this time." }],
    [{ note: "a".repeat(2001) }, { note: "Note must be 2000 characters or fewer." }],
    [{ ownerId: nobody }, { ownerId: "The selected owner no longer exists." }],
    [{ customerId: nobody }, { customerId: "The selected customer no longer exists." }],
  ],
  lists: [
    ["?q=studio", Array.from({ length: 5 }, () => "Book the studio")],
    ["?q=studio&done=false", []],
  ],
  refusedQueries: [
    ["?kind=party", "Choose a valid kind."],
    ["?due=never", "Choose a valid due date."],
    ["?done=maybe", "Choose a valid state."],
  ],
};
