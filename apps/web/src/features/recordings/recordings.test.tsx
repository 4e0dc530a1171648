import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { SpeakerChoicesDocument } from "../speakers/speaker.generated.ts";
import { RecordingApproveDocument } from "./recording-mutations.generated.ts";
import { RecordingsOfDocument, type RecordingLineFragment } from "./recording.generated.ts";
import { RecordingsSection } from "./recordings-section.tsx";
import { aRecording } from "./testing/recordings.ts";

const recordId = "a".repeat(24);
const found = (items: readonly RecordingLineFragment[]) => ({
  request: { query: RecordingsOfDocument, variables: { filter: { kind: ["WORD"], recordId: [recordId] } } },
  result: { data: { recordings: { __typename: "AppRecordingPage", items } } },
  maxUsageCount: 5,
});
const speakers = (items: readonly object[]) => ({
  request: {
    query: SpeakerChoicesDocument,
    variables: { filter: { subject: ["Igbo"], covers: ["APP"], status: ["ACTIVE"] } },
  },
  result: { data: { speakers: { __typename: "SpeakerPage", items } } },
});
const aSpeaker = (number: number) => ({
  __typename: "Speaker",
  ...{ id: `${number}`.repeat(24), code: `SP-000${number}`, displayName: null },
  dialect: { __typename: "Dialect", id: "d".repeat(24), name: "Standard" },
});

const open = (recordings: readonly RecordingLineFragment[], ...mocks: readonly object[]) =>
  openAt(
    <RecordingsSection
      kind="WORD"
      recordId={recordId}
      name="ákwà"
      subject="Igbo"
      longestMs={10_000}
      most={10}
      needs="words:write"
    />,
    {
      mocks: [found(recordings), ...mocks] as never,
    },
  );

it("shows each voice with its standing, and which is the main one", async () => {
  open(
    [
      aRecording({ id: "1".repeat(24), state: "APPROVED", offered: ["MAKE_MAIN"] }),
      aRecording({ id: "2".repeat(24), state: "APPROVED", mainSince: "2026-01-04T10:00:00.000Z", offered: [] }),
      aRecording({ id: "3".repeat(24), state: "REJECTED", rejectReason: "A dog barks.", offered: [] }),
    ],
    speakers([aSpeaker(1), aSpeaker(2)]),
  );
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map((line) => within(line).queryByText("Main") !== null)).toEqual([false, true, false]);
  expect(within(lines[2]!).getByText("Record it again: A dog barks.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Play ákwà, SP-0002" })).toHaveLength(3);
});

it("approves a recording of somebody else's", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const { user } = open([aRecording()], speakers([aSpeaker(1)]), {
    request: { query: RecordingApproveDocument, variables: () => true },
    result: (variables: object) => {
      asked(variables);
      const record = aRecording({ state: "APPROVED", version: 2 });
      return { data: { saved: { __typename: "AppRecordingPayload", record, userErrors: [] } } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  expect(await screen.findByText("The recording by SP-0002 is approved.")).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ id: "e".repeat(24), version: 1 });
});

it("waits for a speaker to be chosen where several could speak", async () => {
  open([], speakers([aSpeaker(1), aSpeaker(2)]));
  expect(await screen.findByText("Nobody has recorded it yet.")).toBeVisible();
  expect(await screen.findByRole("button", { name: /^Record.*Choose a speaker first\.$/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

it("leads to the speakers where nobody has agreed to be heard", async () => {
  open([], speakers([]));
  expect(await screen.findByRole("link", { name: "Add a speaker" })).toHaveAttribute(
    "href",
    "/app/system/speakers?new",
  );
});

it("says what an outdated recording says, and lets it be recorded again", async () => {
  open([aRecording({ state: "APPROVED", isOutdated: true, saidText: "àkwá", offered: ["ARCHIVE"] })], speakers([]));
  expect(await screen.findByText("Record it again: it still says “àkwá”")).toBeVisible();
  expect(screen.getByText("Outdated")).toBeVisible();
  expect(screen.queryByText("Approved")).not.toBeInTheDocument();
});
