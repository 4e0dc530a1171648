import { useState } from "react";
import { linePart } from "@app/domain/recordings/said.ts";
import { Mic } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { isSavedAsWritten, PartRecordings, type RecordedPart } from "../../recordings/part-recordings.public.tsx";
import { playedSound } from "../../recordings/played-sound.public.ts";
import type { StoryRecordFragment } from "../story.generated.ts";
import type { LineValues } from "./story.fields.ts";

const player = lazyWithPreload(async () => (await import("@app/ui/audio/player.tsx")).Player);

interface LineSoundProps {
  sceneId: string;
  line: LineValues | undefined;
  position: number;
  content: StoryRecordFragment | null;
}

const opens = { HEARD: "Recording", WAITING: "Recording", OUTDATED: "Record again", SILENT: "Record" } as const;

/** How a line sounds, and its recorder once it is asked for. */
export function LineSound({ sceneId, line, position, content }: LineSoundProps) {
  const [isOpen, setOpen] = useState(false);
  const saved = content?.scenes
    .find((scene) => scene.sceneId === sceneId)
    ?.lines.find(({ lineId }) => lineId === line?.lineId);
  if (!line || line.text === "" || !content) return null;
  const part: RecordedPart = {
    kind: "story",
    content,
    partId: linePart(sceneId, line.lineId),
    said: line.text,
    saved: saved?.text,
    what: "line",
  };
  if (!saved || !isSavedAsWritten(part))
    return <Muted as="small">Save your changes to record this line as it stands.</Muted>;
  const sound = playedSound(saved.mainRecording);
  return (
    <Stack gap={8}>
      <Row gap="4px 8px" align="center">
        {sound && !isOpen ? (
          <player.Part src={sound.src} label={line.text} durationMs={sound.durationMs} compact />
        ) : null}
        {saved.sounding === "WAITING" ? <StatusChip status="waiting" tone="waiting" word="Not approved yet" /> : null}
        {saved.sounding === "OUTDATED" ? <StatusChip status="outdated" tone="waiting" /> : null}
        <Button
          plain
          size="small"
          icon={Mic}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Hide the recording" : opens[saved.sounding]} of line ${position}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide" : opens[saved.sounding]}
        </Button>
      </Row>
      {isOpen ? <PartRecordings {...part} /> : null}
    </Stack>
  );
}
