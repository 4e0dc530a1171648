import { Player } from "@app/ui/audio/player.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Check, Star, Trash2, Undo2 } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useSearchParams } from "react-router-dom";
import { useCan } from "../../shared/permission/use-can.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useSave } from "../../shared/save/use-save.ts";
import { countOf } from "../../shared/text/format.ts";
import { AddRecording } from "./add-recording.tsx";
import { RecordingApproveDocument, RecordingMakeMainDocument } from "./recording-mutations.generated.ts";
import { RecordingsOfDocument, type RecordingLineFragment } from "./recording.generated.ts";
import { mainOf } from "./main-of.ts";
import type { RecordingsProps } from "./recordings-props.ts";
import css from "./recordings.module.css";
import { useChanged } from "./use-changed.ts";

/** What is heard of something: each recording with its voice and state, and a recorder for another. */
export function RecordingsSection(props: RecordingsProps) {
  const { kind, recordId, partId, partNames, name, needs, most } = props;
  const can = useCan();
  const { data, error } = useQuery(RecordingsOfDocument, {
    variables: { filter: { kind: [kind], recordId: [recordId], ...(partId !== undefined && { partId: [partId] }) } },
    fetchPolicy: "cache-and-network",
  });
  const recordings = data?.recordings?.items;
  const main = mainOf(recordings ?? []);
  // Where there may be one, it is recorded anew once it is rejected, removed or outdated.
  const hasRoom =
    !partNames && (most > 1 || recordings?.every(({ state, isOutdated }) => state === "REJECTED" || isOutdated));
  return (
    <Section title="Recordings" note={recordings?.length ? countOf(recordings.length, "recording") : undefined}>
      {error && !recordings ? <p>Recordings are unavailable right now.</p> : null}
      {recordings?.length ? (
        <LineList>
          {recordings.map((recording) => (
            <Line
              key={recording.id}
              name={partNames?.get(recording.partId ?? "") ?? name}
              most={most}
              recording={recording}
              isMain={most > 1 && recording.id === main}
            />
          ))}
        </LineList>
      ) : null}
      {recordings?.length === 0 ? <p className={css.none}>Nobody has recorded it yet.</p> : null}
      {can(needs) && hasRoom ? <AddRecording {...props} /> : null}
    </Section>
  );
}

interface LineProps {
  name: string;
  most: number;
  recording: RecordingLineFragment;
  isMain: boolean;
}

function Line({ name, most, recording, isMain }: LineProps) {
  const { id, file, speaker, dialect, durationMs, saidText, isOutdated, state, rejectReason } = recording;
  const { author, createdAt, version, offered } = recording;
  const [params] = useSearchParams();
  const changed = useChanged();
  const approving = useSave(RecordingApproveDocument, ({ saved }) => saved);
  const choosing = useSave(RecordingMakeMainDocument, ({ saved }) => saved);
  const voice = speaker?.code ?? "Another voice";
  const may = new Set<string>(offered);

  async function approve() {
    const { payload } = await approving.save({ id, version });
    if (!payload) return;
    toast.done(`The recording by ${voice} is approved.`);
    changed();
  }
  async function makeMain() {
    const { payload } = await choosing.save({ id, version });
    if (!payload) return;
    toast.done(`The recording by ${voice} is the main one now.`);
    changed();
  }
  const actions: PageAction[] = [
    ...(may.has("MAKE_MAIN") && most > 1 && !isMain
      ? [{ label: "Make main", icon: Star, onSelect: () => void makeMain() }]
      : []),
    ...(may.has("REJECT")
      ? [{ label: "Reject", icon: Undo2, href: withParams(params, { rejectRecording: id }), danger: true }]
      : []),
    ...(may.has("ARCHIVE")
      ? [{ label: "Remove", icon: Trash2, href: withParams(params, { removeRecording: id }), danger: true }]
      : []),
  ];
  return (
    <li>
      <div className={css.line}>
        <div className={css.heard}>
          {file ? <Player src={file.url} label={`${name}, ${voice}`} durationMs={durationMs} /> : "The file is gone."}
          <p className={css.about}>
            {voice}
            {speaker?.displayName ? ` (${speaker.displayName})` : ""} · {dialect?.name ?? "–"}
            <small>
              {author?.name ?? "Demo sound"}, <When value={createdAt} />
            </small>
            {state === "REJECTED" && rejectReason ? (
              <small data-trouble="">Record it again: {rejectReason}</small>
            ) : null}
            {isOutdated ? <small data-trouble="">Record it again: it still says “{saidText}”</small> : null}
            {speaker?.status === "WITHDRAWN" ? (
              <small data-trouble="">The consent is withdrawn: it is not used.</small>
            ) : null}
          </p>
        </div>
        <span className={css.standing}>
          {isMain ? <StatusChip status="main" tone="good" /> : null}
          {isOutdated ? <StatusChip status="outdated" tone="waiting" /> : null}
          {isOutdated ? null : state === "WAITING" ? (
            <StatusChip status={state} tone="waiting" />
          ) : (
            <StatusChip status={state} />
          )}
          {may.has("APPROVE") ? (
            <Button size="small" icon={Check} pending={approving.saving} onClick={() => void approve()}>
              Approve
            </Button>
          ) : null}
          <MoreMenu actions={actions} label={`Actions for the recording by ${voice}`} size="small" />
        </span>
      </div>
    </li>
  );
}
