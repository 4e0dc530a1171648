import { useState, type ReactNode } from "react";
import { blockInWords } from "@app/domain/content/session-words.ts";
import type { Block } from "@app/domain/content/session.ts";
import { letterOf } from "@app/domain/content/block-kinds.ts";
import { ControlBox } from "@app/ui/form/control-box.tsx";
import { BookOpen, MessageSquare } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { MarkedText } from "../learner/marked-text.tsx";
import { Picture, Recording } from "../learner/media.tsx";
import type { LessonPageQuery } from "./lesson.generated.ts";
import type { Said, SetSaid } from "./use-said.ts";
import { useSessionBlocks } from "./use-session-blocks.ts";
import css from "./lesson.module.css";

interface ReadingProps {
  lessonId: string;
  session: NonNullable<LessonPageQuery["session"]>;
  /** Whether all of it is shown at once, as to who reviews it. */
  isOpen: boolean;
  said: Said;
  /** With it, comments can be written at the blocks. */
  onSaid: SetSaid | undefined;
  /** What is shown until all of it is. */
  short: ReactNode;
}

/** A session to be read: by the questions alone, or with options, right answers, pictures, hints and feedback. */
export function Reading({ lessonId, session, isOpen, said, onSaid, short }: ReadingProps) {
  const [isAsked, setAsked] = useState(false);
  const isWhole = isOpen || isAsked;
  const blocks = useSessionBlocks(lessonId, isWhole ? session.versionNumber : null);
  if (!isWhole || blocks === null) {
    return (
      <>
        {short}
        <Button icon={BookOpen} pending={isWhole} onClick={() => setAsked(true)}>
          Read in full
        </Button>
      </>
    );
  }
  return (
    <ol className={css.blocks} aria-label="Blocks" data-whole="">
      {blocks.map((block) => (
        <li key={block._id}>
          <WholeBlock block={block} />
          {onSaid ? (
            <BlockComment
              text={said.blocks[block._id] ?? ""}
              onText={(text) => onSaid((all) => ({ ...all, blocks: { ...all.blocks, [block._id]: text } }))}
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function WholeBlock({ block }: { block: Block }) {
  const [kind, ...lines] = blockInWords(block);
  return (
    <div className={css.whole}>
      <small>{kind}</small>
      {lines.map((line, index) => (
        <p key={index}>
          <MarkedText text={line} />
        </p>
      ))}
      {block.imageFile ? <Picture id={block.imageFile} alt={block.imageAlt} className={css.picture} /> : null}
      {block.blockType === "image-choice"
        ? block.imageOptions.map(({ _id, imageSrc }, index) =>
            imageSrc ? (
              <Picture key={_id} id={imageSrc} alt={`Image ${letterOf(index)}`} className={css.picture} />
            ) : null,
          )
        : null}
      {block.audioPlayerSRC ? <Recording id={block.audioPlayerSRC} /> : null}
    </div>
  );
}

/** A comment at a block, written while reading and kept on this device; it is sent with Request changes. */
function BlockComment({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  // What an earlier visit left is shown, but does not take the cursor.
  if (!isOpen && text === "") {
    return (
      <Button size="small" icon={MessageSquare} onClick={() => setOpen(true)}>
        Comment
      </Button>
    );
  }
  return (
    <label className={css.comment}>
      Comment, sent with “Request changes”
      <ControlBox>
        <textarea
          rows={2}
          maxLength={2000}
          value={text}
          autoFocus={isOpen && text === ""}
          data-control=""
          onChange={({ target }) => onText(target.value)}
        />
      </ControlBox>
    </label>
  );
}
