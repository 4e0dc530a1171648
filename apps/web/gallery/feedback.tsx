import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { NoMatch } from "@app/ui/feedback/no-match.tsx";
import { OfflineBanner } from "@app/ui/feedback/offline-banner.tsx";
import { Banner, PartialBanner } from "@app/ui/feedback/partial-banner.tsx";
import { Refused } from "@app/ui/feedback/refused.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { LoadingNote, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { Splash } from "@app/ui/feedback/splash.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SkeletonFields, SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { UnsavedGuard } from "@app/ui/form/unsaved-guard.tsx";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { statusToneNames } from "@app/ui/theme/tokens.ts";
import { Opener, PageSample, Sample, Samples } from "./sample.tsx";

const nothing = () => undefined;
const refusal = "The region is in use by 12 customers.";

function Banners() {
  return (
    <>
      <Sample title="Banners of every tone, with an action, inset" wide stacked>
        {statusToneNames.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title="Invoices are sent at 18:00."
            text="What is changed before then is still in them."
            action={tone === "waiting" ? undefined : { label: "Send now", onSelect: nothing }}
            inset={tone === "good"}
          />
        ))}
      </Sample>
      <Sample title="One source is down; offline (drawn only while there is no network)" wide stacked>
        <PartialBanner title="Regions are unavailable right now." text="The rest is up to date." onRetry={nothing} />
        <OfflineBanner />
      </Sample>
    </>
  );
}

function Toasts() {
  return (
    <Sample title="Toasts: done with a way back, said, failed">
      <span data-toasts="" style={{ display: "flex", gap: 12 }}>
        <ActionButton
          label="Archive"
          onSelect={() => toast.done("United Kingdom archived.", { label: "Undo", onSelect: nothing })}
        />
        <ActionButton label="Go on" onSelect={() => toast.info("There is no page 9. This is the last page.")} />
        <ActionButton
          label="Send"
          onSelect={() => toast.failed("The invitation could not be sent to adaeze.obi@example.com. Send it again.")}
        />
      </span>
    </Sample>
  );
}

function Dialogs() {
  return (
    <Sample title="Questions, and a drawer">
      {[false, true].map((danger) => (
        <Opener key={String(danger)} label={danger ? "Archive region" : "Publish region"}>
          {(close) => (
            <ConfirmDialog
              open
              onClose={close}
              title={danger ? "Archive United Kingdom?" : "Publish United Kingdom?"}
              confirmLabel={danger ? "Archive region" : "Publish region"}
              onConfirm={close}
              danger={danger}
            >
              12 customers and 3 tutors keep what they have; nobody new can choose it.
            </ConfirmDialog>
          )}
        </Opener>
      ))}
      <Opener label="Archive, refused">
        {(close) => (
          <ConfirmDialog
            open
            onClose={close}
            title="Archive United Kingdom?"
            confirmLabel="Archive region"
            onConfirm={nothing}
            danger
            error={refusal}
          >
            Nobody new can choose it.
          </ConfirmDialog>
        )}
      </Opener>
      <Opener label="Archive, under way">
        {(close) => (
          <ConfirmDialog
            open
            onClose={close}
            title="Archive United Kingdom?"
            confirmLabel="Archive region"
            onConfirm={nothing}
            pending
          >
            Nobody new can choose it.
          </ConfirmDialog>
        )}
      </Opener>
      <Opener label="Leave">{(close) => <UnsavedGuard open isKept onStay={close} onLeave={close} />}</Opener>
      <Opener label="History">
        {(close) => (
          <SideDrawer open onClose={close} title="History of United Kingdom">
            <p>Adaeze Obi changed the tax rate from 20 to 21 %.</p>
          </SideDrawer>
        )}
      </Opener>
    </Sample>
  );
}

export function Feedback() {
  return (
    <Samples>
      <Banners />
      <Toasts />
      <Dialogs />
      <Sample title="Nothing yet, with a next step and a second way" stacked>
        <EmptyState
          title="No regions yet"
          text="A region is where customers are billed: its currency and its taxes."
          action={{ label: "Add region", icon: Plus, onSelect: nothing }}
          link={<TextLink href="#what">What is a region?</TextLink>}
        />
      </Sample>
      <Sample title="Nothing yet, for those who only read" stacked>
        <EmptyState title="No messages yet" />
      </Sample>
      <Sample title="Nothing matches" stacked>
        <NoMatch filters={["“obi”", "Status: Draft, Active"]} onClear={nothing} />
      </Sample>
      <Sample title="Failed" stacked>
        <ErrorState
          title="The regions could not be loaded"
          message="The server did not answer in time"
          onRetry={nothing}
          requestId="7f2c1a90"
          stillWorks="curriculums, staff"
          focusRetry={false}
        />
      </Sample>
      <Sample title="Failed, trying again" stacked>
        <ErrorState
          title="The regions could not be loaded"
          message="The server did not answer in time"
          onRetry={nothing}
          retrying
          focusRetry={false}
        />
      </Sample>
      <Sample title="Not there" stacked>
        <Missing
          title="This region does not exist."
          text="Its address may be old, or its code was changed."
          link={<TextLink href="#regions">All regions</TextLink>}
        />
      </Sample>
      <Sample title="Refused" stacked>
        <Refused text="Ask a super-admin for access." link={<TextLink href="#home">To the start</TextLink>} />
      </Sample>
      <Sample title="To come: bars of text, lines, fields" stacked>
        <div>
          <SkeletonBar />
          <LoadingNote what="regions" />
        </div>
        <SkeletonLines count={3} />
        <SkeletonFields fields={[{}, { help: true }, { bar: true }, { wide: true }]} />
      </Sample>
      <PageSample title="A page to come" height={320}>
        <SkeletonPage what="the region" />
      </PageSample>
      <PageSample title="The portal to come" height={220}>
        <Splash />
      </PageSample>
    </Samples>
  );
}
