import { useFormikContext } from "formik";
import { useId } from "react";
import { languageOf } from "@app/domain/language/language-of.ts";
import { movedTo } from "@app/domain/moved-to.ts";
import { withDistractors, withOrder, withoutToken, withSentence, withText } from "@app/domain/sentences/item-edits.ts";
import { itemProblems } from "@app/domain/sentences/sentence-checks.ts";
import { sentenceMessages } from "@app/domain/sentences/sentence-messages.ts";
import { distractorsMax, endMarks, ordersMax, promptMax, tokensMax } from "@app/domain/sentences/sentence-session.ts";
import { orderTyped } from "@app/domain/sentences/typed-order.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { FieldGrid, FieldNote } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { Trash2 } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { newId } from "../../../shared/editor/new-id.ts";
import { TileRow } from "../tiles/tile-row.tsx";
import { WordsInput } from "../tiles/words-input.tsx";
import css from "./sentence-form.module.css";
import type { ItemValues, SessionValues } from "./session.fields.ts";

const endNames = { ".": "Full stop", "?": "Question mark", "!": "Exclamation mark" };
const endOptions = endMarks.map((value) => ({ value, label: `${endNames[value]} (${value})` }));

/** The first problem among those of some fields of an item. */
const problemAt = (problems: readonly { field: string; message: string }[], start: string) =>
  problems.find(({ field }) => field.startsWith(start))?.message;

/** One sentence: its prompt, its tiles, what belongs nowhere in it, and the orders that are right. */
export function SentenceForm({ index, item }: { index: number; item: ItemValues }) {
  const { values, errors, setFieldValue } = useFormikContext<SessionValues>();
  const { subject } = values;
  const lang = languageOf(subject);
  const path = `items.${index}`;
  const change = (next: ItemValues) => void setFieldValue(path, next);
  const n = index + 1;
  const problems = itemProblems(item, subject);
  const refused = errors.items?.[index] as Readonly<Record<string, unknown>> | undefined;

  const tileOf = new Map(item.tokens.map((token) => [token.tokenId, token]));
  const tilesIn = (order: readonly string[]) => order.flatMap((id) => tileOf.get(id) ?? []);
  const [first = item.tokens.map(({ tokenId }) => tokenId), ...others] = item.acceptedOrders;

  /** Adds a right order as typed; what is missing or too many in it is said. */
  const addOrder = (typed: string): string | null => {
    const read = orderTyped(item.tokens, typed, subject);
    if ("unknown" in read) return `There is no tile left for “${read.unknown}”.`;
    const next = withOrder(item, item.acceptedOrders.length, read.order);
    const problem = problemAt(itemProblems(next, subject), `acceptedOrders.${item.acceptedOrders.length}`);
    if (problem !== undefined) return problem;
    change(next);
    return null;
  };

  return (
    <>
      <FieldGrid>
        <TextArea
          name={`${path}.prompt`}
          label="Prompt"
          max={promptMax}
          rows={2}
          help="What learners say, in English. Without it they hear the recording, and build that."
          optional
          wide
        />
        {lang ? <ToneBar language={lang} /> : null}
      </FieldGrid>
      <Section title="Sentence" note={`${item.tokens.length} of ${tokensMax} tiles`}>
        <div className={css.part}>
          <TileRow
            label={`Tiles of sentence ${n}`}
            tiles={tilesIn(first)}
            lang={lang}
            endMark={item.endMark}
            empty="Type the sentence below: each word becomes a tile."
            onMove={(from, to) => change(withOrder(item, 0, movedTo(first, from, to)))}
            onText={(id, text) => change(withText(item, id, text))}
            onRemove={(id) => change(withoutToken(item, id))}
          />
          <Fault text={firstMessage(refused?.["tokens"]) ?? problemAt(problems, "acceptedOrders.0")} />
          <WordsInput
            label={item.tokens.length === 0 ? "Type the sentence" : "Add words"}
            action={item.tokens.length === 0 ? "Make tiles" : "Add tiles"}
            lang={lang}
            fullReason={item.tokens.length >= tokensMax ? `At most ${tokensMax}` : undefined}
            onWords={(typed) => {
              change(withSentence(item, typed, newId));
              return null;
            }}
          />
          <FieldGrid>
            <SelectField name={`${path}.endMark`} label="End mark" options={endOptions} emptyLabel="None" optional />
            <TextField name={`${path}.hint`} label="Hint" help="Shown when learners ask for it." optional />
          </FieldGrid>
        </div>
      </Section>
      <Section title="Tiles that do not belong" note={`${item.distractors.length} of ${distractorsMax}`}>
        <div className={css.part}>
          <TileRow
            label={`Distractors of sentence ${n}`}
            tiles={item.distractors}
            lang={lang}
            empty="None: learners see the right tiles only."
            onText={(id, text) => change(withText(item, id, text))}
            onRemove={(id) => change(withoutToken(item, id))}
          />
          <Fault text={firstMessage(refused?.["distractors"]) ?? problemAt(problems, "distractors")} />
          <WordsInput
            label="Words that do not belong"
            action="Add tiles"
            lang={lang}
            fullReason={item.distractors.length >= distractorsMax ? `At most ${distractorsMax}` : undefined}
            onWords={(typed) => {
              const next = withDistractors(item, typed, newId);
              if (next.distractors.length > distractorsMax) return `Use at most ${distractorsMax}.`;
              const repeats = itemProblems(next, subject).some(({ message }) => message === sentenceMessages.repeated);
              if (repeats && problemAt(problems, "distractors") === undefined) return sentenceMessages.repeated;
              change(next);
              return null;
            }}
          />
        </div>
      </Section>
      {item.tokens.length > 1 ? (
        <Section title="Other right orders" note="Identical tiles are always interchangeable.">
          <div className={css.part}>
            {others.map((order, at) => (
              <div className={css.order} key={at}>
                <TileRow
                  label={`Right order ${at + 2} of sentence ${n}`}
                  tiles={tilesIn(order)}
                  lang={lang}
                  endMark={item.endMark}
                  empty=""
                  onMove={(from, to) => change(withOrder(item, at + 1, movedTo(order, from, to)))}
                />
                <IconAction
                  label={`Remove right order ${at + 2}`}
                  icon={Trash2}
                  onClick={() => change({ ...item, acceptedOrders: item.acceptedOrders.toSpliced(at + 1, 1) })}
                />
                <Fault text={problemAt(problems, `acceptedOrders.${at + 1}`)} />
              </div>
            ))}
            <WordsInput
              label="Type the sentence in another order"
              action="Add order"
              lang={lang}
              fullReason={item.acceptedOrders.length >= ordersMax ? `At most ${ordersMax}` : undefined}
              onWords={addOrder}
            />
          </div>
        </Section>
      ) : null}
    </>
  );
}

/** What is wrong with some tiles. */
function Fault({ text }: { text: string | undefined }) {
  const id = useId();
  return text ? <FieldNote id={id} error={text} /> : null;
}
