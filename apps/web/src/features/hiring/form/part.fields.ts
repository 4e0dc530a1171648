import { currencies } from "@app/domain/enums.ts";
import {
  checksRules,
  demoRules,
  interviewRules,
  offerRules,
  rejectionNoteRules,
} from "@app/domain/hiring/candidacy.ts";
import { checkStates, interviewOutcomes, offerAnswers } from "@app/domain/hiring/hiring-enums.ts";
import { parseAmount } from "@app/domain/money.ts";
import type { CheckState, Currency, InterviewOutcome, OfferAnswer } from "@app/schema/types.generated.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import {
  day,
  enumField,
  number,
  optionalEnumField,
  reference,
  text,
  upload,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { answerOptions, checkOptions, outcomeOptions } from "../candidate-labels.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";

const table = formOf<CandidacyRecordFragment>();

export const interviewForm = table(interviewRules, {
  interviewDate: text("Date"),
  interviewTime: text("Time"),
  interviewTimeZone: text("Time zone of the interview"),
  interviewerId: reference("Interviewer", "interviewer"),
  languageScore: number("Language"),
  teachingScore: number("Teaching"),
  warmthScore: number("Warmth"),
  technologyScore: number("Technology"),
  reliabilityScore: number("Reliability"),
  interviewNotes: text("Notes on the interview"),
  interviewOutcome: optionalEnumField<InterviewOutcome>()("Outcome", interviewOutcomes, outcomeOptions),
});

export const demoForm = table(demoRules, {
  demoDate: text("Date of the demo lesson"),
  observerId: reference("Observer", "observer"),
  demoScore: number("Score of the demo lesson"),
  demoRecordingFileId: upload("Recording", "demoRecordingFile"),
  demoRecordingUrl: text("Recording elsewhere"),
  demoNotes: text("Notes on the demo lesson"),
});

const check = (label: string) => ({
  ...enumField<CheckState>()(label, checkStates, "todo"),
  show: labelOf(checkOptions),
});

export const checksForm = table(checksRules, {
  idCheck: check("Proof of identity"),
  backgroundCheck: check("Background check"),
  referencesCheck: check("References"),
  contractCheck: check("Contract"),
  payoutCheck: check("Payout account"),
});

/** Every currency here has a hundred of its minor units in one. */
const amountOf = (typed: string) => parseAmount(typed, "NGN");

export const offerForm = table(offerRules, {
  offerAmount: {
    label: "Pay for an hour",
    empty: "",
    readFrom: ({ offerAmount }: CandidacyRecordFragment) =>
      offerAmount === null ? "" : (offerAmount / 100).toFixed(2),
    parsed(typed: string) {
      const read = amountOf(typed);
      return read.ok ? read.amount : null;
    },
    refusal(typed: string) {
      const read = amountOf(typed);
      return typed.trim() === "" || read.ok ? null : read.message;
    },
    showStored: (amount: unknown) => (amount === null ? "–" : (Number(amount) / 100).toFixed(2)),
  },
  offerCurrency: optionalEnumField<Currency>()("Currency", currencies),
  offerStartsOn: day("First day"),
  offerAnswer: optionalEnumField<OfferAnswer>()("Answer", offerAnswers, answerOptions),
});

export const noteForm = table(rejectionNoteRules, { rejectionNote: text("Note") });
