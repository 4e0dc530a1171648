import { expect, it } from "@jest/globals";
import type { Role } from "../enums.ts";
import { recordingActs, type RecordingState } from "./recording-enums.ts";
import { offeredRecordingActs } from "./recording-rules.ts";

const offered = (id: string, role: Role | null, state: RecordingState, isOutdated = false) =>
  offeredRecordingActs({ id, role }, { kind: "word", state, createdBy: "maker", isOutdated }, recordingActs);

it.each<[string, Role | null, RecordingState, string]>([
  ["other", "content-manager", "waiting", "approve reject archive"],
  ["other", "content-manager", "approved", "reject make-main archive"],
  ["other", "content-manager", "rejected", "approve archive"],
  ["maker", "content-manager", "waiting", "reject archive"],
  ["maker", "super-admin", "rejected", "archive"],
  ["maker", "content-creator", "waiting", "archive"],
  ["maker", "content-creator", "rejected", "archive"],
  ["maker", "content-creator", "approved", ""],
  ["other", "content-creator", "waiting", ""],
  ["maker", "admin", "waiting", "archive"],
  ["maker", null, "waiting", ""],
])("offers %s as a %s for a recording that is %s: %s", (id, role, state, acts) => {
  expect(offered(id, role, state).join(" ")).toBe(acts);
});

it("offers only to remove what is of an older text", () => {
  expect(offered("other", "content-manager", "waiting", true)).toEqual(["archive"]);
  expect(offered("other", "content-manager", "approved", true)).toEqual(["archive"]);
});
