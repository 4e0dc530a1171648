import { useQuery } from "@apollo/client/react";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { tutorDialogs } from "../tutor-dialogs.ts";
import { TutorsExportDocument } from "../tutor-export.generated.ts";
import { TutorDialectsDocument } from "../tutor-lists.generated.ts";
import { tutorKind, tutorPath } from "../tutor.kind.ts";
import { tutorsList } from "./tutors.list.tsx";

/** Those who teach, or did. */
export function TutorsListScreen() {
  const { regions = [] } = useRegionChoices();
  const { data } = useQuery(TutorDialectsDocument, { fetchPolicy: "cache-and-network" });
  const dialect = (data?.tutorDialects ?? []).map((one) => ({ value: one, label: one }));
  return (
    <RecordListPage
      kind={tutorKind}
      list={tutorsList}
      dialogs={tutorDialogs}
      exported={TutorsExportDocument}
      title="Tutors"
      searchLabel="Name, number, email or phone"
      rowHref={({ id }) => tutorPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), dialect }}
      empty={{ title: "No tutors yet.", text: "Hire from Onboarding." }}
    />
  );
}
