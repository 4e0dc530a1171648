import type { PromoEvent } from "@app/domain/promos/promo-enums.ts";
import { RecordEventDialog } from "../../shared/records/event-dialog.tsx";
import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { bannerEvents } from "./banner-events.ts";
import { placementWord } from "./banner-labels.ts";
import {
  BannerActivateDocument,
  BannerArchiveDocument,
  BannerCopyDocument,
  BannerPauseDocument,
  BannerResumeDocument,
} from "./banner-mutations.generated.ts";
import { BannerRecordDocument, type BannerRecordFragment } from "./banner.generated.ts";

const questions: Questions<BannerRecordFragment, PromoEvent> = {
  activate: {
    mutation: BannerActivateDocument,
    description: ({ placement }) =>
      `It shows within its dates (${placementWord(placement)}), unless a banner with a higher priority does.`,
    successMessage: ({ title }) => `${title} is active.`,
  },
  pause: {
    mutation: BannerPauseDocument,
    description: () => "It disappears within a minute, and the next banner of its placement shows.",
    successMessage: ({ title }) => `${title} is paused.`,
  },
  resume: {
    mutation: BannerResumeDocument,
    description: () => "It shows again within its dates.",
    successMessage: ({ title }) => `${title} is active again.`,
  },
  archive: {
    mutation: BannerArchiveDocument,
    description: () => "It disappears within a minute. Its counts are kept.",
    successMessage: ({ title }) => `${title} is archived.`,
  },
};

/** Asks before a banner begins, rests, goes on or is put away. */
export function BannerQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={bannerEvents} query={BannerRecordDocument} questions={questions} />;
}

/** Asks before a draft that says the same is added. */
export function BannerCopy(props: RecordDialogProps) {
  return (
    <RecordEventDialog
      {...props}
      what="banner"
      query={BannerRecordDocument}
      events={{
        copy: {
          verb: "Copy",
          mutation: BannerCopyDocument,
          description: () => "A draft begins that says the same. Its counts start at nothing.",
          successMessage: () => "A draft that says the same was added.",
        },
      }}
    />
  );
}
