import type { ListColumn } from "@app/ui/list/list-column.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, anyWord, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useContentRowActions } from "../../../shared/review/content-actions.ts";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { statusColumn } from "../../../shared/review/content-status.tsx";
import { reviewFilters } from "../../../shared/review/review-filters.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { wordEvents } from "../word-events.ts";
import { partOptions, toneOptions } from "../word-labels.ts";
import { WordsListDocument, type WordRowFragment } from "../word.generated.ts";
import { wordPath } from "../word.kind.ts";
import css from "./words-list.module.css";

const player = lazyWithPreload(async () => (await import("@app/ui/audio/player.tsx")).Player);

function WordActions({ word }: { word: WordRowFragment }) {
  const actions = useContentRowActions(wordEvents, word, wordPath);
  return <MoreMenu actions={actions} label={`Actions for ${word.name}`} size="small" />;
}

/** A word as it is heard in the app, else what its recordings wait for. */
function Audio({ word: { name, mainRecording, recordingsWaiting, recordingsOutdated } }: { word: WordRowFragment }) {
  if (mainRecording?.file)
    return <player.Part src={mainRecording.file.url} label={name} durationMs={mainRecording.durationMs} compact />;
  if (recordingsWaiting > 0) return `${recordingsWaiting} waiting`;
  return recordingsOutdated > 0 ? "Outdated" : "–";
}

const partOf = labelOf(partOptions);
const tonesOf = labelOf(toneOptions);

const columns: readonly ListColumn<WordRowFragment>[] = [
  {
    id: "headword",
    header: "Headword",
    sort: "ALPHABET",
    card: "title",
    minWidth: 150,
    cell: ({ name, differsInTone }) => (
      <span className={css.headword}>
        {name}
        {differsInTone ? <small>differs in tone</small> : null}
      </span>
    ),
  },
  {
    id: "meaning",
    header: "Meaning",
    minWidth: 150,
    cell: ({ meanings }) => meanings.map(({ gloss }) => gloss).join("; ") || "–",
  },
  {
    id: "partOfSpeech",
    header: "Part of speech",
    minWidth: 112,
    maxWidth: 130,
    cell: ({ partOfSpeech }) => partOf(partOfSpeech),
  },
  {
    id: "subject",
    header: "Language",
    minWidth: 84,
    maxWidth: 120,
    whenNarrow: "hide",
    cell: ({ subject }) => subject,
  },
  {
    id: "dialect",
    header: "Dialect",
    minWidth: 88,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ dialect }) => dialect?.name ?? "–",
  },
  {
    id: "tones",
    header: "Tone marks",
    minWidth: 96,
    maxWidth: 120,
    whenNarrow: "hide",
    cell: ({ toneMarking, tonesComplete }) => (tonesComplete ? "Complete" : tonesOf(toneMarking)),
  },
  { id: "audio", header: "Audio", minWidth: 84, maxWidth: 110, cell: (word) => <Audio word={word} /> },
  statusColumn(),
  {
    id: "author",
    header: "Author",
    minWidth: 112,
    maxWidth: 160,
    whenNarrow: "hide",
    cell: ({ author }) => (author ? <StaffLink {...author} /> : "–"),
  },
  actionsColumn((word) => <WordActions word={word} />),
];

export const wordsList = listOf(WordsListDocument, {
  sorts: ["ALPHABET", "CREATED", "UPDATED"],
  sort: "ALPHABET_ASC",
  columns,
  facets: "word",
  filters: {
    subject: anyOf("Language", languages),
    status: reviewFilters.status,
    letter: anyWord("Letter"),
    partOfSpeech: oneOf("Part of speech", partOptions),
    dialectId: anyId("Dialect"),
    tonesComplete: yesOrNo("Tones", "Confirmed", "Not confirmed"),
    toneMarking: oneOf("Tone marks", toneOptions),
    inApp: reviewFilters.inApp,
    level: oneOf("Level", levelOptions),
    topic: anyWord("Topic"),
    recorded: yesOrNo("Audio", "Recorded", "Not recorded"),
    speakerId: { ...anyId("Speaker"), uncounted: true },
    authorId: reviewFilters.authorId,
    reviewerId: reviewFilters.reviewerId,
  },
});
