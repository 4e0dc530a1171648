import { useSearchParams } from "react-router-dom";
import { freeAtText, readFreeAt } from "@app/domain/tutors/free-at.ts";
import { Search, Upload } from "@app/ui/icons.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { tutorPath } from "../../../shared/links/record-paths.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { tutorBulk } from "../tutor-bulk.ts";
import { tutorDialogs } from "../tutor-dialogs.ts";
import { bookDialogs } from "../../lessons/courses/book/book-dialogs.public.ts";
import { TutorDialectsDocument } from "../tutor-lists.generated.ts";
import { useTutorTags } from "../use-tutor-tags.ts";
import { tutorKind } from "../tutor.kind.ts";
import { freeAtWords } from "./free-at-labels.ts";
import { tutorsList } from "./tutors.list.tsx";

const exported = exportBy(async () => (await import("../tutor-jobs.generated.ts")).TutorsExportDocument);

const dialogs = { ...tutorDialogs, ...bookDialogs };

/** Those who teach, or did. */
export function TutorsListScreen() {
  const { regions = [] } = useRegionChoices();
  const { data } = useQuery(TutorDialectsDocument, { fetchPolicy: "cache-and-network" });
  const tag = useTutorTags();
  const [params] = useSearchParams();
  const asked = readFreeAt(params.get("freeAt") ?? "");
  const freeAt = asked ? [{ value: freeAtText(asked), label: freeAtWords(asked) }] : [];
  const mayImport = useCan()("tutorManagement:write");
  const dialect = (data?.tutorDialects ?? []).map((one) => ({ value: one, label: one }));
  return (
    <RecordListPage
      kind={tutorKind}
      list={tutorsList}
      dialogs={dialogs}
      exported={exported}
      title="Tutors"
      bulk={tutorBulk}
      actions={[
        {
          label: "Find who is free",
          icon: Search,
          href: withParams(params, { free: asked ? freeAtText(asked) : "any" }),
        },
        ...(mayImport ? [{ label: "Import", icon: Upload, href: importStart("tutors") }] : []),
      ]}
      searchLabel="Name, number, email or phone"
      rowHref={({ id }) => tutorPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), dialect, tag, freeAt }}
      empty={{ title: "No tutors yet.", text: "Hire from Onboarding." }}
    />
  );
}
