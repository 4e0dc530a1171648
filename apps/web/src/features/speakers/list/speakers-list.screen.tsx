import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { speakerDialogs } from "../speaker-dialogs.ts";
import { speakerKind } from "../speaker.kind.ts";
import { useSpeakerDialects } from "../use-speaker-dialects.ts";
import { speakersList } from "./speakers.list.tsx";

/** Whose voices are in recordings, and what they have agreed to. */
export function SpeakersListScreen() {
  return (
    <RecordListPage
      kind={speakerKind}
      list={speakersList}
      dialogs={speakerDialogs}
      title="Speakers"
      searchLabel="Code, name or place"
      add={{ label: "Add speaker" }}
      choices={{ dialectId: useSpeakerDialects().choices }}
      empty={{
        title: "No speakers yet.",
        text: "Add the first speaker with their consent. Every recording names one.",
        toReaders: "Every recording will name one.",
      }}
    />
  );
}
