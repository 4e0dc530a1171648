import { expect, it } from "@jest/globals";
import { feedbackEntryInput, feedbackInput, feedbackResolveInput, feedbackUpdateInput } from "./feedback.ts";

const id = "a".repeat(24);
const draft = { learnerId: id, channel: "email", type: "complaint", category: "billing", body: "Billed twice." };
const refusals = (over: object) =>
  (feedbackInput.safeParse({ ...draft, ...over }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it.each<[object, unknown[]]>([
  [{}, []],
  [{ sentiment: "2", priority: "urgent" }, []],
  [{ learnerId: null, regionId: id }, []],
  [{ learnerId: "" }, [["learnerId", "Choose a customer or a region."]]],
  [{ channel: "pigeon" }, [["channel", "Choose a valid channel."]]],
  [{ type: "" }, [["type", "Type is required."]]],
  [{ sentiment: 6 }, [["sentiment", "Mood must be between 1 and 5."]]],
  [{ body: " " }, [["body", "Feedback is required."]]],
])("judges %j", (over, expected) => {
  expect(refusals(over)).toEqual(expected);
});

it("is of normal priority unless somebody says otherwise", () => {
  expect(feedbackInput.parse(draft).priority).toBe("normal");
  expect(feedbackUpdateInput.parse({ _id: id, version: 1, body: "Billed twice, and late." })).not.toHaveProperty(
    "priority",
  );
});

it("refuses a status that is edited", () => {
  const { error } = feedbackUpdateInput.safeParse({ _id: id, version: 1, status: "closed" });
  expect(error?.issues[0]?.message).toBe("Status cannot be edited directly. Use the action buttons.");
});

it.each(["", "  ", undefined])("asks how it was resolved where it is told %j", (resolution) => {
  const { error } = feedbackResolveInput.safeParse({ version: 1, resolution });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Say how this was resolved."]);
});

it("asks how grave a warning is", () => {
  const entry = {
    version: 1,
    personId: id,
    kind: "warning",
    title: "Late",
    body: "Late again.",
    occurredOn: "2026-01-05",
  };
  expect(feedbackEntryInput.safeParse(entry).error?.issues[0]?.message).toBe("Choose a severity.");
});
