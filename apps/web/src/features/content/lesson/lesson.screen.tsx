import { shownStatus } from "@app/domain/content/lesson-standing.ts";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { blockKinds, kindRules } from "@app/domain/content/block-kinds.ts";
import { withoutMarkup } from "@app/domain/content/inline-marks.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { Card } from "@app/ui/detail/card.tsx";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { CirclePlay, Copy, History, Pencil, Shapes } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { countOf } from "../../../shared/text/format.ts";
import { editPath, sessionPath } from "../content-paths.ts";
import { problemText } from "../problem-text.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { TaughtLanguage } from "../learner/taught-language.ts";
import { InApp } from "../in-app.tsx";
import { Found } from "../forms/found.tsx";
import { Comments, type HrefOf } from "./comments.tsx";
import { languageOf, trailOf } from "./lesson-trail.ts";
import { Reading } from "./reading.tsx";
import { Reviews } from "./reviews.tsx";
import { LessonPageDocument, type LessonPageQuery } from "./lesson.generated.ts";
import { useSessionFiles } from "./file/use-session-files.tsx";
import { useReview } from "./use-review.tsx";
import { useSaid } from "./use-said.ts";
import { Versions } from "./versions.tsx";
import { Writing } from "./writing.tsx";
import css from "./lesson.module.css";

const player = lazyWithPreload(async () => (await import("../learner/player-dialog.tsx")).PlayerDialog);

const copying = lazyWithPreload(async () => (await import("./copy-dialog.tsx")).CopyDialog);

const history = lazyWithPreload(async () => (await import("../history/lesson-history.tsx")).LessonHistory);

type Lesson = NonNullable<LessonPageQuery["record"]>;
type Session = NonNullable<LessonPageQuery["session"]>;

/** A lesson: who writes it, how far it is, and what is written. */
export function LessonScreen() {
  const { lessonId: id = "" } = useParams();
  const answer = useQuery(LessonPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  return (
    <Found what="lesson" {...answer}>
      {(lesson) => (
        <LessonPage
          key={lesson.id}
          lesson={lesson}
          session={answer.data?.session ?? null}
          reviews={answer.data?.reviews ?? []}
        />
      )}
    </Found>
  );
}

interface LessonPageProps {
  lesson: Lesson;
  session: Session | null;
  reviews: LessonPageQuery["reviews"];
}

function LessonPage({ lesson, session, reviews }: LessonPageProps) {
  const { id, name, summary, contentStatus, reviewer, estimatedMinutes } = lesson;
  const can = useCan();
  const { slug, ids, trail } = trailOf(lesson);
  usePageTitle(name, trail);
  const edit = { label: "Edit lesson", icon: Pencil, href: editPath("lesson", slug, [...ids, id]) };
  const write = {
    label: session && session.blocks.length > 0 ? "Edit session" : "Write session",
    icon: Shapes,
    href: sessionPath(slug, [...ids, id]),
    main: true,
  };
  const said = useSaid(id);
  const [showsHistory, setHistory] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const copy = { label: "Copy lesson", icon: Copy, onSelect: () => setCopying(true) };
  const [isPlaying, setPlaying] = useState<boolean | null>(null);
  const play = { label: "Preview as learner", icon: CirclePlay, onSelect: () => setPlaying(true) };
  const isOpen = lesson.archivedAt === null;
  const openedAt = reviews.find(({ endedAt }) => endedAt === null)?.openedAt ?? null;
  const review = useReview(lesson, session, { openedAt, ...said });
  const mayWrite = can("sessions:write") && isOpen && contentStatus !== "REVIEW";
  /** Where a block is mended; for those who may not, nowhere. */
  const hrefOf = (at: { blockId: string; field?: string }) =>
    mayWrite ? sessionPath(slug, [...ids, id], at) : undefined;
  const files = useSessionFiles(lesson, session, mayWrite);
  const actions = [
    ...review.actions,
    ...(session && session.blocks.length > 0 ? [play] : []),
    ...(mayWrite ? [write] : []),
    ...(can("exams:write") && isOpen ? [edit, copy] : []),
    ...files.actions,
    { label: "History", icon: History, onSelect: () => setHistory(true) },
  ];
  return (
    <DetailPage
      title={name}
      status={<StatusChip status={lesson.archivedAt ? "archived" : shownStatus(lesson)} />}
      line={summary}
      actions={actions}
      facts={[
        { label: "Reviewer", value: reviewer ? <StaffLink {...reviewer} /> : "Nobody yet" },
        { label: "Time", value: estimatedMinutes === null ? "Not given" : `${estimatedMinutes} min` },
        { label: "In the app", value: <InApp lesson={lesson} /> },
      ]}
      aside={session ? <Problems session={session} hrefOf={hrefOf} /> : undefined}
    >
      <Writing lesson={lesson} mayAssign={can("exams:write") && isOpen} />
      <Section
        title="Session"
        note={session ? `Version ${session.versionNumber} · ${countOf(session.blocks.length, "block")}` : undefined}
      >
        {session && session.blocks.length > 0 ? (
          <Reading
            lessonId={id}
            session={session}
            isOpen={review.mayReview}
            said={said.said}
            onSaid={review.mayReview ? said.onSaid : undefined}
            short={<Blocks session={session} />}
          />
        ) : (
          <p>Nothing has been written yet.</p>
        )}
      </Section>
      {session ? (
        <Comments
          lessonId={id}
          session={session}
          mayResolve={review.mayAct}
          mayReopen={review.mayAct && (contentStatus === "DRAFT" || contentStatus === "REVIEW")}
          hrefOf={hrefOf}
        />
      ) : null}
      <Reviews reviews={reviews} />
      {session ? <Versions lessonId={id} session={session} onRestore={review.onRestore} /> : null}
      {isCopying ? <copying.Part lesson={lesson} onClose={() => setCopying(false)} /> : null}
      {review.dialog}
      {files.dialog}
      {showsHistory ? <history.Part lesson={lesson} onClose={() => setHistory(false)} /> : null}
      {isPlaying === null ? null : (
        <TaughtLanguage value={languageOf(lesson)}>
          {/* Begun anew each time that it is opened. */}
          <player.Part
            key={String(isPlaying)}
            lessonId={id}
            title={name}
            open={isPlaying}
            onClose={() => setPlaying(false)}
          />
        </TaughtLanguage>
      )}
    </DetailPage>
  );
}

const labels = new Map<string, string>(blockKinds.map((kind) => [toEnumName(kind), kindRules[kind].label]));

/** What is asked, block by block. */
function Blocks({ session: { blocks, checks } }: { session: Session }) {
  const faulty = new Set(checks.map(({ blockId }) => blockId));
  return (
    <ol className={css.blocks} aria-label="Blocks">
      {blocks.map(({ id, blockType, questionText, description }) => (
        <li key={id}>
          <Lines
            first={withoutMarkup(questionText || description) || "Nothing asked yet"}
            second={labels.get(blockType)}
          />
          {faulty.has(id) ? <StatusChip status="trouble" tone="trouble" word="To fix" /> : null}
        </li>
      ))}
    </ol>
  );
}

/** What keeps the session from being submitted. */
function Problems({ session: { checks }, hrefOf }: { session: Session; hrefOf: HrefOf }) {
  if (checks.length === 0) {
    return (
      <Card title="Checks" sunken>
        <p>Ready to submit.</p>
      </Card>
    );
  }
  return (
    <Card title={sessionMessages.fixFirst(checks.length)} sunken>
      <ul className={css.checks}>
        {checks.map((check) => {
          const { blockId, blockIndex, field, message } = check;
          const text = problemText(check);
          const href = blockId === null ? undefined : hrefOf({ blockId, field });
          return (
            <li key={`${blockIndex} ${field} ${message}`}>
              {href === undefined ? text : <TextLink href={href}>{text}</TextLink>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
