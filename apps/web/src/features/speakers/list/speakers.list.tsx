import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useSpeakerActions } from "../speaker-actions.ts";
import { SpeakersListDocument, type SpeakerRowFragment } from "../speaker.generated.ts";
import { languageChoices, statusOptions, useOptions, usesText } from "../speaker-labels.ts";

function SpeakerActions({ speaker }: { speaker: SpeakerRowFragment }) {
  return <MoreMenu actions={useSpeakerActions(speaker)} label={`Actions for ${speaker.name}`} size="small" />;
}

const columns: readonly ListColumn<SpeakerRowFragment>[] = [
  {
    id: "code",
    header: "Speaker",
    sort: "CODE",
    card: "title",
    minWidth: 104,
    maxWidth: 140,
    cell: ({ name }) => name,
  },
  { id: "displayName", header: "Name", minWidth: 120, cell: ({ displayName }) => displayName ?? "–" },
  { id: "subjects", header: "Languages", minWidth: 112, cell: ({ subjects }) => subjects.join(", ") },
  { id: "dialect", header: "Dialect", minWidth: 104, cell: ({ dialect }) => dialect?.name ?? "–" },
  { id: "covers", header: "Agreed to", minWidth: 160, cell: ({ consentCovers }) => usesText(consentCovers) },
  countColumn("recordings", "Recordings", ({ recordingCount }) => recordingCount, { minWidth: 96, maxWidth: 120 }),
  {
    id: "status",
    header: "Consent",
    card: "status",
    minWidth: 112,
    maxWidth: 140,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((speaker) => <SpeakerActions speaker={speaker} />),
];

export const speakersList = listOf(SpeakersListDocument, {
  sorts: ["CODE", "CREATED"],
  sort: "CODE_ASC",
  columns,
  facets: "speaker",
  filters: {
    subject: anyOf("Language", languageChoices),
    dialectId: anyId("Dialect"),
    covers: oneOf("Agreed to", useOptions),
    status: oneOf("Consent", statusOptions),
    authorId: anyId("Added by", [{ value: words.me, label: "Me" }]),
  },
});
