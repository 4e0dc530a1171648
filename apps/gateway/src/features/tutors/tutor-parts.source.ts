import {
  isPayoutAccount,
  isPayRate,
  isTutorDay,
  isTutorDocument,
  isTutorTimeOff,
  type PayoutAccount,
  type PayRate,
  type TutorDay,
  type TutorDocument,
  type TutorTimeOff,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

const most = 100;
type Deleted = "delete" | "restore";

/** Documents of tutors and applicants. */
export class TutorDocumentsSource extends RecordSource<TutorDocument, Deleted | "verify" | "unverify"> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/documents", entity: "Document", check: isTutorDocument });
  }

  ofPersons(personIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ personId: personIds, page, pageSize: most })));
  }
}

/** Dates with other than the usual hours. */
export class TutorDaysSource extends RecordSource<TutorDay, Deleted> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/days", entity: "Day", check: isTutorDay });
  }

  ofTutors(tutorIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ tutorId: tutorIds, page, pageSize: most })));
  }
}

export class TutorTimeOffSource extends RecordSource<TutorTimeOff, Deleted> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/time-off", entity: "Time off", check: isTutorTimeOff });
  }

  ofTutors(tutorIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ tutorId: tutorIds, page, pageSize: most })));
  }
}

export class PayRatesSource extends RecordSource<PayRate, Deleted> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/pay-rates", entity: "Pay rate", check: isPayRate });
  }

  ofPersons(personIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ personId: personIds, page, pageSize: most })));
  }
}

export class PayoutAccountsSource extends RecordSource<PayoutAccount> {
  constructor(v1: RestV1) {
    super(v1, { path: "/tutors/payout-accounts", entity: "Payout account", check: isPayoutAccount });
  }

  ofPersons(personIds: readonly string[]) {
    return this.rows({ personId: personIds });
  }
}
