import type { ListColumn } from "@app/ui/list/list-column.ts";
import { PictureCard, PictureGrid } from "@app/ui/list/picture-card.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { useRecordActions } from "../../../shared/records/use-record-actions.ts";
import { UsedIn } from "../used-in.tsx";
import {
  BackgroundRecordDocument as query,
  BackgroundsListDocument,
  type BackgroundRowFragment,
} from "./background.generated.ts";
import { backgroundKind } from "./background.kind.ts";

function BackgroundCard({ background, href }: { background: BackgroundRowFragment; href: string }) {
  const { name, imageFile, imageAlt, active } = background;
  const actions = useRecordActions(backgroundKind, background);
  return (
    <PictureCard
      title={name}
      href={href}
      picture={imageFile && { src: imageFile.url, alt: imageAlt }}
      menu={<MoreMenu actions={actions} label={`Actions for ${name}`} size="small" plain />}
      line={
        <>
          {background.setting ? `${background.setting}, ` : null}
          <UsedIn art="background" {...background} />
        </>
      }
      status={active ? null : <StatusChip status="archived" />}
    />
  );
}

/** Cards show none of it; the list is sorted by these. */
const columns: readonly ListColumn<BackgroundRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name },
  { id: "created", header: "Added", sort: "CREATED", cell: ({ createdAt }) => createdAt },
];

const list = listOf(BackgroundsListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
  filters: { active: yesOrNo("Status", "Active", "Archived") },
});

const { write, act } = backgroundKind;
const form = async () => (await import("./background.form.tsx")).BackgroundForm;
const events = () => import("./background-events.tsx");
const event = async () => (await events()).BackgroundEvent;

/** The backgrounds of stories and conversations, by their pictures. */
export const { Component, preload } = listScreen({
  kind: backgroundKind,
  list,
  dialogs: dialogsOf({
    history: { load: async () => (await events()).BackgroundHistory },
    new: { needs: write, load: form },
    view: { query, load: async () => (await import("./background-facts.tsx")).BackgroundFacts },
    edit: { query, needs: write, otherwise: "view", load: form },
    archive: { needs: act, load: event },
    restore: { needs: act, load: event },
  }),
  title: "Backgrounds",
  searchLabel: "Name",
  add: { label: "Add background" },
  cards: (rows, hrefOf) => (
    <PictureGrid label="Backgrounds" shape="wide">
      {rows?.map((background) => (
        <BackgroundCard key={background.id} background={background} href={hrefOf(background)} />
      ))}
    </PictureGrid>
  ),
  empty: {
    title: "No backgrounds yet.",
    text: "Add the first background. Each scene of a story has one.",
    toReaders: "Each scene of a story will have one.",
  },
});
