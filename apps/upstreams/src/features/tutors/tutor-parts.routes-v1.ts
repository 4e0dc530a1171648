import {
  documentInput,
  documentUpdateInput,
  payoutAccountInput,
  payoutAccountUpdateInput,
  payRateInput,
  timeOffInput,
  timeOffUpdateInput,
  tutorDayInput,
  tutorDayUpdateInput,
} from "@app/domain/tutors/tutor-parts.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { setDeleted } from "../../records/set-deleted.ts";
import {
  createDay,
  createTimeOff,
  listDays,
  listTimeOff,
  timeOffKind,
  timeOffList,
  tutorDayKind,
  tutorDayList,
  updateDay,
  updateTimeOff,
} from "./availability.service.ts";
import {
  createPayoutAccount,
  createPayRate,
  listPayoutAccounts,
  listPayRates,
  payoutAccountList,
  payRateKind,
  payRateList,
  updatePayoutAccount,
} from "./pay.service.ts";
import {
  createDocument,
  listDocuments,
  setVerified,
  tutorDocumentKind,
  tutorDocumentList,
  updateDocument,
} from "./tutor-documents.service.ts";
import {
  payoutAccountRecord,
  payRateRecord,
  tutorDayRecord,
  tutorDocumentRecord,
  tutorTimeOffRecord,
} from "./tutor-part.record.ts";

const document = recordRoutes({ path: "/tutors/documents", area: "tutors", answer: tutorDocumentRecord });
const day = recordRoutes({ path: "/tutors/days", area: "tutors", answer: tutorDayRecord });
const timeOff = recordRoutes({ path: "/tutors/time-off", area: "tutors", answer: tutorTimeOffRecord });
const rate = recordRoutes({ path: "/tutors/pay-rates", area: "payRates", answer: payRateRecord });
const account = recordRoutes({ path: "/tutors/payout-accounts", area: "payRates", answer: payoutAccountRecord });

/** Papers of tutors and of those who want to be. */
const documentCalls: Route[] = [
  document.list("Documents, by kind unless asked otherwise.", tutorDocumentList, listDocuments),
  document.create("Adds a document.", documentInput, createDocument),
  document.updateInPath("Saves changes to a document.", documentUpdateInput, updateDocument),
  document.event("verify", "Says that a document was looked at and is good.", (context, at) =>
    setVerified(context, at, true),
  ),
  document.event("unverify", "Takes that back.", (context, at) => setVerified(context, at, false)),
  document.event("delete", "Deletes a document.", (context, at) => setDeleted(context, tutorDocumentKind, at, true)),
  document.event("restore", "Brings back a deleted document.", (context, at) =>
    setDeleted(context, tutorDocumentKind, at, false),
  ),
];

/** When tutors are free besides their week, and when they are away. */
const availabilityCalls: Route[] = [
  day.list("Days on which hours are other than usual, by date.", tutorDayList, listDays),
  day.create("Says what is other than usual on one day.", tutorDayInput, createDay),
  day.updateInPath("Saves changes to such a day.", tutorDayUpdateInput, updateDay),
  day.event("delete", "Deletes such a day.", (context, at) => setDeleted(context, tutorDayKind, at, true)),
  day.event("restore", "Brings back such a day.", (context, at) => setDeleted(context, tutorDayKind, at, false)),
  timeOff.list("Time off, latest first.", timeOffList, listTimeOff),
  timeOff.create("Writes down when a tutor is away, by their own clock.", timeOffInput, createTimeOff),
  timeOff.updateInPath("Saves changes to time off.", timeOffUpdateInput, updateTimeOff),
  timeOff.event("delete", "Deletes time off.", (context, at) => setDeleted(context, timeOffKind, at, true)),
  timeOff.event("restore", "Brings back time off.", (context, at) => setDeleted(context, timeOffKind, at, false)),
];

/** What tutors are paid, and where it goes. */
const payCalls: Route[] = [
  rate.list("Rates of pay, latest first.", payRateList, listPayRates),
  rate.create("Says what an hour is paid from a day on.", payRateInput, createPayRate),
  rate.event("delete", "Deletes a rate of pay.", (context, at) => setDeleted(context, payRateKind, at, true)),
  rate.event("restore", "Brings back a rate of pay.", (context, at) => setDeleted(context, payRateKind, at, false)),
  account.list("Where pay goes; of numbers the last four characters.", payoutAccountList, listPayoutAccounts),
  account.create("Says where somebody's pay goes.", payoutAccountInput, createPayoutAccount),
  account.updateInPath(
    "Saves changes to a payout account; a number that is left out stays.",
    payoutAccountUpdateInput,
    updatePayoutAccount,
  ),
];

/** What belongs to a tutor and is saved by itself. Source: domain.md 1.1, 5.8. */
export const tutorPartRoutes: Route[] = [...documentCalls, ...availabilityCalls, ...payCalls];
