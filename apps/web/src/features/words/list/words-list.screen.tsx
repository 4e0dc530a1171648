import { Upload } from "@app/ui/icons.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useSpeakerChoices } from "../../speakers/speaker-choices.public.ts";
import { useDialectOptions } from "../use-dialects.ts";
import { wordBulk } from "../word-bulk.ts";
import { wordDialogs } from "../word-dialogs.ts";
import { createWordPath, wordKind, wordPath } from "../word.kind.ts";
import { Letters } from "./letters.tsx";
import { wordsList } from "./words.list.tsx";

const exported = exportBy(async () => (await import("../word-jobs.generated.ts")).WordsExportDocument);

/** The words that the app teaches, each language in the order of its own alphabet. */
export function WordsListScreen() {
  const can = useCan();
  return (
    <RecordListPage
      kind={wordKind}
      list={wordsList}
      dialogs={wordDialogs}
      title="Words"
      searchLabel="Word or meaning"
      facts={<Letters />}
      add={{ label: "Add word", href: createWordPath }}
      rowHref={({ id }) => wordPath(id)}
      bulk={wordBulk}
      actions={can("words:write") ? [{ label: "Import", icon: Upload, href: importStart("words") }] : []}
      exported={exported}
      choices={{ dialectId: useDialectOptions(), speakerId: useSpeakerChoices({}).choices }}
      empty={{ title: "No words yet.", text: "Create the first one.", toReaders: "Writers add the first one." }}
    />
  );
}
