import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useUpdateActions } from "../update-actions.ts";
import {
  audienceOptions,
  audienceText,
  kindOptions,
  kindWord,
  platformOptions,
  statusOptions,
} from "../update-labels.ts";
import { ProductUpdatesListDocument, type ProductUpdateRowFragment } from "../update.generated.ts";

function UpdateActions({ update }: { update: ProductUpdateRowFragment }) {
  return <MoreMenu actions={useUpdateActions(update)} label={`Actions for ${update.name}`} size="small" />;
}

const columns: readonly ListColumn<ProductUpdateRowFragment>[] = [
  { id: "title", header: "Title", sort: "TITLE", card: "title", minWidth: 200, cell: ({ name }) => name },
  { id: "kind", header: "Kind", minWidth: 104, maxWidth: 140, cell: ({ kind }) => kindWord(kind) },
  { id: "audience", header: "Audience", minWidth: 120, maxWidth: 240, cell: audienceText },
  {
    id: "publishAt",
    header: "Publish at",
    sort: "PUBLISH_AT",
    minWidth: 152,
    maxWidth: 190,
    cell: ({ publishAt }) => (publishAt ? <When value={publishAt} /> : "–"),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 112,
    maxWidth: 140,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((update) => <UpdateActions update={update} />),
];

export const updatesList = listOf(ProductUpdatesListDocument, {
  sorts: ["CREATED", "PUBLISH_AT", "TITLE"],
  sort: "CREATED_DESC",
  columns,
  facets: "productUpdate",
  filters: {
    status: oneOf("Status", statusOptions),
    kind: oneOf("Kind", kindOptions),
    audience: oneOf("Audience", audienceOptions),
    platform: oneOf("Platform", platformOptions),
    authorId: anyId("Author", [{ value: words.me, label: "Me" }]),
  },
});
