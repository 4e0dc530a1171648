import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { LeadCallCreateDocument } from "../messages/messages.generated.ts";
import { LeadCall } from "./lead-call.tsx";
import { LeadCallTasksDocument, LeadRecordDocument } from "./lead.generated.ts";
import { aLead } from "./testing/leads.ts";

const { id } = aLead();
const task = (taskId: string, title: string, mayChange: boolean) => ({
  __typename: "Task" as const,
  id: taskId,
  title,
  mayChange,
});
const tasks = [task("t1", "Contact Ada Obi", true), task("t2", "Ring again", false)];

function openCall(sent: (variables: object) => void) {
  const mocks = [
    { request: { query: LeadRecordDocument, variables: { id } }, result: { data: { record: aLead() } } },
    {
      request: { query: LeadCallTasksDocument, variables: { id } },
      result: { data: { tasks: { __typename: "TaskPage", items: tasks } } },
    },
    {
      request: { query: LeadCallCreateDocument, variables: (variables: object) => (sent(variables), true) },
      error: new TypeError("The test needs no answer."),
    },
  ];
  return openAt(<LeadCall name="logCall" id={id} onClose={() => undefined} />, { at: "/", mocks: mocks as never });
}

it.each([
  ["says which task is done with it, and sends it", true],
  ["leaves the task open where the lead was not reached", false],
])("%s", async (_, isReached) => {
  const sent = jest.fn<(variables: object) => void>();
  const { user } = openCall(sent);
  // Another's task is theirs to finish.
  const done = await screen.findByRole("switch", { name: "Mark as done: Contact Ada Obi" });
  expect(done).toBeChecked();
  if (!isReached) await user.click(done);
  await user.type(screen.getByRole("textbox", { name: /^What was said/ }), "No answer.");
  await user.click(screen.getByRole("button", { name: "Log it" }));
  await screen.findByRole("alert");
  const [variables] = sent.mock.calls[0] ?? [];
  expect(variables).toMatchObject({ personId: id, body: "No answer." });
  expect((variables as { finishedTaskIds?: string[] }).finishedTaskIds).toEqual(isReached ? ["t1"] : undefined);
});
