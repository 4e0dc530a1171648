import type { ListColumn } from "@app/ui/list/list-column.ts";
import { PictureCard, PictureGrid } from "@app/ui/list/picture-card.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { useRecordActions } from "../../../shared/records/use-record-actions.ts";
import { countOf } from "../../../shared/text/format.ts";
import { UsedIn } from "../used-in.tsx";
import {
  CharacterRecordDocument as query,
  CharactersListDocument,
  type CharacterRowFragment,
} from "./character.generated.ts";
import { characterKind } from "./character.kind.ts";

function CharacterCard({ character, href }: { character: CharacterRowFragment; href: string }) {
  const { name, imageFile, imageAlt, active } = character;
  const actions = useRecordActions(characterKind, character);
  return (
    <PictureCard
      title={name}
      href={href}
      picture={imageFile && { src: imageFile.url, alt: imageAlt }}
      menu={<MoreMenu actions={actions} label={`Actions for ${name}`} size="small" plain />}
      line={
        <>
          {countOf(character.expressions.length + 1, "look")}, <UsedIn art="character" {...character} />
        </>
      }
      status={active ? null : <StatusChip status="archived" />}
    />
  );
}

/** Cards show none of it; the list is sorted by these. */
const columns: readonly ListColumn<CharacterRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name },
  { id: "created", header: "Added", sort: "CREATED", cell: ({ createdAt }) => createdAt },
];

const list = listOf(CharactersListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
  filters: { active: yesOrNo("Status", "Active", "Archived") },
});

const { write, act } = characterKind;
const form = async () => (await import("./character.form.tsx")).CharacterForm;
const events = () => import("./character-events.tsx");
const event = async () => (await events()).CharacterEvent;

/** The characters of stories and conversations, by their pictures. */
export const { Component, preload } = listScreen({
  kind: characterKind,
  list,
  dialogs: dialogsOf({
    history: { load: async () => (await events()).CharacterHistory },
    new: { needs: write, load: form },
    view: { query, load: async () => (await import("./character-facts.tsx")).CharacterFacts },
    edit: { query, needs: write, otherwise: "view", load: form },
    archive: { needs: act, load: event },
    restore: { needs: act, load: event },
  }),
  title: "Characters",
  searchLabel: "Name",
  add: { label: "Add character" },
  cards: (rows, hrefOf) => (
    <PictureGrid label="Characters" shape="tall">
      {rows?.map((character) => (
        <CharacterCard key={character.id} character={character} href={hrefOf(character)} />
      ))}
    </PictureGrid>
  ),
  empty: {
    title: "No characters yet.",
    text: "Add the first character. Characters speak in stories and conversations.",
    toReaders: "Characters will speak in stories and conversations.",
  },
});
