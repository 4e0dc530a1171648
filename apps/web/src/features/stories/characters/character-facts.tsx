import { whoMay } from "../../../shared/permission/use-can.ts";
import { FactsDialog } from "../../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { ageOptions, characterForm, genderOptions } from "./character.fields.ts";
import { CharacterRecordDocument, type CharacterRecordFragment } from "./character.generated.ts";
import css from "./character-facts.module.css";

const { labels } = characterForm;
const [genderWord, ageWord] = [labelOf(genderOptions), labelOf(ageOptions)];

/** The usual look and the others, each with its name. */
function Looks({ imageFile, imageAlt, expressions }: CharacterRecordFragment) {
  const looks = [{ id: "usual", name: "Usual", imageFile }, ...expressions];
  return (
    <ul className={css.looks} aria-label="Looks">
      {looks.map(({ id, name, imageFile: file }) => (
        <li key={id}>
          {file ? <img src={file.url} alt={id === "usual" ? imageAlt : ""} /> : null}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** One character for those who may not edit it. */
export function CharacterFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="character"
      query={CharacterRecordDocument}
      title={({ name }) => name}
      facts={({ active, gender, ageGroup, speaker, bio }) => ({
        Status: active ? "Active" : "Archived",
        [labels.gender]: gender ? genderWord(gender) : "Any",
        [labels.ageGroup]: ageGroup ? ageWord(ageGroup) : "Any",
        [labels.speakerId]: speaker?.code ?? "–",
        [labels.bio]: bio ?? "–",
      })}
    >
      {(character) => (
        <>
          <Looks {...character} />
          <p className={css.note}>Editing characters: {whoMay("stories:write").toLowerCase()}</p>
        </>
      )}
    </FactsDialog>
  );
}
