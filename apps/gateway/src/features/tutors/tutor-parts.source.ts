import { recordSource } from "../../records/record-kinds.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";

const most = 100;
/** Documents of tutors and applicants. */
export class TutorDocumentsSource extends recordSource("TutorDocument") {
  ofPersons(personIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ personId: personIds, page, pageSize: most })));
  }
}

/** Dates with other than the usual hours. */
export class TutorDaysSource extends recordSource("TutorDay") {
  ofTutors(tutorIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ tutorId: tutorIds, page, pageSize: most })));
  }
}

export class TutorTimeOffSource extends recordSource("TutorTimeOff") {
  ofTutors(tutorIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ tutorId: tutorIds, page, pageSize: most })));
  }
}

export class PayRatesSource extends recordSource("PayRate") {
  ofPersons(personIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ personId: personIds, page, pageSize: most })));
  }
}

export class PayoutAccountsSource extends recordSource("PayoutAccount") {
  ofPersons(personIds: readonly string[]) {
    return this.rows({ personId: personIds });
  }
}
