import { Upload } from "@app/ui/icons.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { customerReferrerDialogs, teacherReferrerDialogs } from "../referrer-dialogs.ts";
import {
  customerReferrerKind,
  customerReferrerPath,
  teacherReferrerKind,
  teacherReferrerPath,
} from "../referrer.kind.ts";
import { importStart } from "../../imports/import-start.public.ts";
import { ReviewsNote } from "../reviews/reviews-note.tsx";
import { customerReferrersList, teacherReferrersList } from "./referrers.list.tsx";

const imports = [{ label: "Import", icon: Upload, href: importStart("referrers") }];

/** Teachers who send us new customers. */
export function TeacherReferrersListScreen() {
  return (
    <RecordListPage
      kind={teacherReferrerKind}
      list={teacherReferrersList}
      dialogs={teacherReferrerDialogs}
      title="Teacher referrers"
      searchLabel="Name, email or code"
      facts={<ReviewsNote />}
      add={{ label: "Add teacher referrer" }}
      actions={imports}
      rowHref={({ id }) => teacherReferrerPath(id)}
      empty={{
        title: "No teacher referrers yet.",
        text: "Add a tutor, or anybody else who teaches and sends you new customers.",
      }}
    />
  );
}

/** Customers who send us new customers. */
export function CustomerReferrersListScreen() {
  return (
    <RecordListPage
      kind={customerReferrerKind}
      list={customerReferrersList}
      dialogs={customerReferrerDialogs}
      title="Customer referrers"
      searchLabel="Name, email or code"
      facts={<ReviewsNote />}
      add={{ label: "Add customer referrer" }}
      actions={imports}
      rowHref={({ id }) => customerReferrerPath(id)}
      empty={{
        title: "No customer referrers yet.",
        text: "Add a customer who recommends you. They and the new customer are given credit.",
      }}
    />
  );
}
