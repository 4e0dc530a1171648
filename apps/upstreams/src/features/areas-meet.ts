/** What areas are told at the start of those that build on them, and of which they know nothing otherwise. */
import { openInvoicesOf } from "./billing/open-invoices.public.ts";
import { guardArchiving } from "./customers/archive-guards.public.ts";
import { readCodesBy } from "./customers/coming-by-code.public.ts";
import { customersIn } from "./customers/customers.public.ts";
import { rebookFor } from "./feedbacks/rebook.public.ts";
import { rebookBy } from "./lessons/request-for-feedback.public.ts";
import { rateTutorsBy } from "./lessons/tutor-ratings.public.ts";
import { readTutorRatings } from "./ratings/tutor-ratings.queries.ts";
import { followLead, noteReferral, readCode } from "./referrals/attribution.public.ts";
import { countPeopleBy } from "./regions/region-counts.public.ts";
import { tutorsIn } from "./tutors/tutors.public.ts";

countPeopleBy({ customers: customersIn, tutors: tutorsIn });
guardArchiving(openInvoicesOf);
readCodesBy({ read: readCode, note: noteReferral, follow: followLead });
rateTutorsBy(readTutorRatings);
rebookBy(rebookFor);
