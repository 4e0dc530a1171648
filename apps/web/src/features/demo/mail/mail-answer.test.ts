import { answerTo } from "./mail-answer.ts";

const mail = {
  ...{
    __typename: "DemoMail" as const,
    id: "m1",
    folder: "INBOX" as const,
    label: null,
    isRead: true,
    isStarred: false,
  },
  ...{
    fromName: "Ada Obi",
    fromEmail: "ada@mail.example",
    to: "bo@mail.example",
    subject: "The map",
    body: "Hello\nBo",
  },
  sentAt: "2026-01-05T09:00:00.000Z",
};
const body = "\n\nAda Obi wrote:\n> Hello\n> Bo";

it.each([
  ["reply", {}, { to: "ada@mail.example", subject: "Re: The map", body }],
  ["reply", { subject: "RE: Fwd: The map" }, { to: "ada@mail.example", subject: "Re: The map", body }],
  ["reply", { folder: "SENT" as const }, { to: "bo@mail.example", subject: "Re: The map", body }],
  ["forward", {}, { to: "", subject: "Fwd: The map", body }],
])("begins a %s to %j", (name, changed, expected) => {
  expect(answerTo(name, { ...mail, ...changed })).toEqual(expected);
});
